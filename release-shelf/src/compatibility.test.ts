import { compatibilityFaults } from './compatibility.ts';
import { hostContractSchema, remoteContractSchema } from './contract.ts';
import type { HostContract, RemoteContract } from './contract.ts';

const host: HostContract = {
  v: 1,
  app: 'host-site',
  remote: 'admin_remote',
  consumes: ['./AdminApp'],
  props: 1,
  provides: { react: '19.3.1', 'shared-session': '1.1.0', 'shared-ui': '1.0.0' },
  names: { 'react-router-dom': ['Link', 'Routes'], 'shared-ui': ['Button'] },
};
const remote: RemoteContract = {
  v: 1,
  app: 'admin-remote',
  remote: 'admin_remote',
  exposes: ['./AdminApp'],
  props: 1,
  shared: { react: '^19.0.0', 'shared-session': '^1.0.0', 'shared-ui': '^1.0.0' },
  names: { 'react-router-dom': ['Link'], 'shared-ui': ['Button'], react: ['useId'] },
};

test('a remote that asks for what the host offers fits', () => {
  expect(compatibilityFaults(hostContractSchema.parse(host), remoteContractSchema.parse(remote))).toEqual([]);
});

test.each([
  [
    'another major',
    { shared: { 'shared-session': '^2.0.0' } },
    'needs shared-session ^2.0.0, host-site runs 1.1.0',
  ],
  [
    'a newer minor',
    { shared: { 'shared-session': '^1.2.0' } },
    'needs shared-session ^1.2.0, host-site runs 1.1.0',
  ],
  ['a newer patch', { shared: { react: '^19.3.2' } }, 'needs react ^19.3.2'],
  [
    'a package that is not shared',
    { shared: { 'shared-maps': '^1.0.0' } },
    'needs shared-maps, which host-site does not',
  ],
  ['a missing module', { exposes: ['./Other'] }, 'does not expose ./AdminApp'],
  [
    'a name beyond the router surface',
    { names: { 'react-router-dom': ['useBlocker'] } },
    'uses useBlocker of react-router-dom',
  ],
  [
    'components that the host has not',
    { names: { 'shared-ui': ['Button', 'Chart', 'Map'] } },
    'uses Chart, Map of shared-ui, which host-site does not hand on',
  ],
  ['other props', { props: 2 }, 'takes props 2, host-site hands over props 1'],
  ['another name', { remote: 'console' }, 'loads a remote named admin_remote, admin-remote is named console'],
])('%s is refused with its reason', (_what, change, reason) => {
  expect(compatibilityFaults(host, { ...remote, ...change })).toEqual([expect.stringContaining(reason)]);
});

test('every reason is given, not only the first', () => {
  const faults = compatibilityFaults(host, { ...remote, exposes: [], shared: { react: '^18.0.0' } });
  expect(faults).toHaveLength(2);
});
