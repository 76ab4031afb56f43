import type { HTTPMethods } from 'fastify';
import type { Call } from '../../src/contract/call.ts';
import { everyCall } from '../../src/contract/index.ts';

export { everyCall };

const usual: Record<string, string> = { name: 'auto-2026-01-01T10-00-00-000Z.backup', format: 'exact' };

/** The address of a call with values for its parameters. */
export function addressOf({ path }: Call, values: Record<string, string> = {}): string {
  return path.replaceAll(
    /\{(\w+)\}/g,
    (_match, name: string) => values[name] ?? usual[name] ?? '65f00000a000000000000000',
  );
}

export const methodOf = ({ method }: Call): HTTPMethods => method;
