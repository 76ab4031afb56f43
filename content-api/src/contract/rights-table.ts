import type { Call } from './call.ts';

/** One line of the table of calls and rights. */
export interface RightsRow {
  id: string;
  call: string;
  /** `public`, `user`, `console`, or the rights that it needs. */
  needs: string;
}

/** Which rights each call asks for, as the calls declare it. `kind` stands for the right of the kind in the path. */
export function rightsTable(calls: readonly Call[]): RightsRow[] {
  return calls.map(({ id, method, path, access }) => ({
    id,
    call: `${method} ${path}`,
    needs: typeof access === 'string' ? access : access.join(' + '),
  }));
}
