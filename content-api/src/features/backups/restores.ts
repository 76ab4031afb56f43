import type { RestoreStatus } from '../../contract/restore.ts';

/** Restores that are asked for in the console. They outlive the server that is asked, which stops meanwhile. */
export interface Restores {
  status: () => RestoreStatus;
  /** Begins once the answer is on its way. @param file was proven */
  begin: (file: string) => void;
}
