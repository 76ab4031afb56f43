/** A part of the system that can run on a machine of its own. */
export type Role = 'site' | 'console' | 'api';

export const roles: readonly Role[] = ['site', 'console', 'api'];

type Outcome = { ok: true; roles: readonly Role[] } | { ok: false; fault: string };

/** Reads `--only site,api` from arguments; without it all roles run. */
export function readRoles(args: readonly string[]): Outcome {
  const at = args.findIndex((arg) => arg === '--only' || arg.startsWith('--only='));
  const arg = args[at];
  if (arg === undefined) return { ok: true, roles };
  const names = (arg === '--only' ? (args[at + 1] ?? '') : arg.slice('--only='.length)).split(',');
  const unknown = names.find((name) => !roles.some((role) => role === name));
  if (unknown !== undefined) {
    return {
      ok: false,
      fault: `--only takes ${roles.join(', ')} with commas between; "${unknown}" is none of them.`,
    };
  }
  return { ok: true, roles: roles.filter((role) => names.includes(role)) };
}
