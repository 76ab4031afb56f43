import type { Release } from 'release-shelf';
import { contractGate } from './contract-gate.ts';

function release(app: string, contract: Record<string, unknown>): Release {
  return {
    v: 1,
    app,
    id: `${app}-1`,
    version: '1.0.0',
    commit: '',
    createdAt: '',
    sourceHash: '',
    files: {},
    contract,
  };
}

const host = release('host-site', {
  v: 1,
  app: 'host-site',
  remote: 'admin_remote',
  consumes: ['./AdminApp'],
  provides: { react: '19.3.1' },
  names: { 'react-router-dom': ['Link'] },
});
const remote = (changes: Record<string, unknown> = {}) =>
  release('admin-remote', {
    v: 1,
    app: 'admin-remote',
    remote: 'admin_remote',
    exposes: ['./AdminApp'],
    shared: { react: '^19.0.0' },
    names: { 'react-router-dom': ['Link'] },
    ...changes,
  });

test('a pair that fits passes from either side', () => {
  expect(contractGate('admin-remote', remote(), host)).toEqual([]);
  expect(contractGate('host-site', host, remote())).toEqual([]);
});

test('a candidate that the live other side could not run is refused with the reason, from either side', () => {
  const odd = remote({ shared: { react: '^20.0.0' } });
  const reason = ['admin-remote needs react ^20.0.0, host-site runs 19.3.1'];
  expect(contractGate('admin-remote', odd, host)).toEqual(reason);
  expect(contractGate('host-site', host, odd)).toEqual(reason);
});

test('a contract that cannot be read is refused', () => {
  expect(contractGate('admin-remote', release('admin-remote', {}), host)).toEqual([
    'the contract of admin-remote admin-remote-1 cannot be read',
  ]);
});
