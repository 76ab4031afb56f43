import { root } from '../lib/paths.ts';
import { allowed } from '../supply-chain/allowed.ts';
import { findFaults } from '../supply-chain/find-faults.ts';
import type { Suite } from './suite.ts';

/** Install scripts, hashes and licences of all packages, without a network. */
export function supplyChainSuite(): Suite {
  return {
    name: 'supply chain',
    run() {
      const faults = findFaults(root, allowed);
      return Promise.resolve({
        passed: faults.length === 0 ? 1 : 0,
        failed: faults.length,
        failures: faults.map((fault) => ({ test: 'packages', error: fault })),
      });
    },
  };
}
