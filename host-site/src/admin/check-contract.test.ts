/** @jest-environment node */
import { contractFaults } from './check-contract.ts';

const offer = {
  v: 1 as const,
  app: 'host-site',
  remote: 'admin_remote',
  consumes: ['./AdminApp'],
  props: 1,
  provides: { react: '19.3.1', 'shared-ui': '1.0.0' },
};
const libraries = { react: { useId: () => '' }, 'shared-ui': { Button: () => null } };
const fitting = {
  v: 1,
  app: 'admin-remote',
  remote: 'admin_remote',
  exposes: ['./AdminApp'],
  props: 1,
  shared: { react: '^19.0.0', 'shared-ui': '^1.0.0' },
  names: { 'shared-ui': ['Button'] },
};
const faultsOf = (changes: object) => contractFaults({ ...fitting, ...changes }, offer, libraries);

test('a release that asks for what the page has fits', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ props: undefined, names: undefined })).toEqual([]);
});

test.each([
  ['another major', { shared: { react: '^20.0.0' } }, 'needs react ^20.0.0, host-site runs 19.3.1'],
  ['an unknown package', { shared: { lodash: '^4.0.0' } }, 'needs lodash'],
  ['a missing module', { exposes: [] }, 'does not expose ./AdminApp'],
  ['other props', { props: 2 }, 'takes props 2'],
  ['another remote', { remote: 'console' }, 'is named console'],
  [
    'a component that the page has not',
    { names: { 'shared-ui': ['Button', 'Chart', 'Map'] } },
    'uses Chart, Map of shared-ui',
  ],
])('%s is refused with the reason', (_what, changes, reason) => {
  expect(faultsOf(changes)).toEqual([expect.stringContaining(reason)]);
});

test.each([[undefined], [null], ['text'], [[]], [{}], [{ ...fitting, shared: 'all' }]])(
  'a contract that cannot be read fits nowhere: %j',
  (contract) => {
    expect(contractFaults(contract, offer, libraries)).toEqual(['It does not say what it needs.']);
  },
);
