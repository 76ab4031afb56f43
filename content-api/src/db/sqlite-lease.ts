import { setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { isError } from '../lib/is-error.ts';
import type { SqliteLane } from './sqlite-lane.ts';

/** Another process, such as a command, may hold the lock of writers for so long. */
const waitMaxMs = 5000;
const pauseMs = 20;
const busy = 5;

/**
 * A connection as one caller has it, from its first statement to its end. Waiting for the lock of another process
 * blocks neither the process nor, outside of a transaction, the other callers: SQLite itself would block both.
 */
export class SqliteLease implements DatabaseConnection {
  #lane: SqliteLane;
  #endTurn: (() => void) | undefined;

  constructor(lane: SqliteLane) {
    this.#lane = lane;
  }

  /** Before the first statement; afterwards it stays where it is. */
  moveTo(lane: SqliteLane): void {
    if (this.#endTurn === undefined) this.#lane = lane;
  }

  isInTransaction(): boolean {
    return this.#endTurn !== undefined && this.#lane.file.isInTransaction();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const giveUpAt = performance.now() + waitMaxMs;
    for (;;) {
      this.#endTurn ??= await this.#lane.takeTurn();
      const connection = await this.#lane.connection();
      try {
        return await connection.executeQuery<R>(query);
      } catch (error) {
        if (!isLocked(error) || performance.now() > giveUpAt) throw error;
      }
      if (this.isInTransaction()) await pause(pauseMs);
      else await this.#stepAside();
    }
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    this.#endTurn ??= await this.#lane.takeTurn();
    const connection = await this.#lane.connection();
    yield* connection.streamQuery<R>(query, chunkSize);
  }

  end(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  /** Others go first, and none of them with how this caller writes to the disk. */
  async #stepAside(): Promise<void> {
    const { file } = this.#lane;
    const level = String(file.pragma('synchronous'));
    file.pragma('synchronous=full');
    this.end();
    await pause(pauseMs);
    this.#endTurn = await this.#lane.takeTurn();
    file.pragma(`synchronous=${level}`);
  }
}

/** Not when others wrote since this transaction began to read: that does not pass. */
function isLocked(error: unknown): boolean {
  return isError(error) && 'errcode' in error && error.errcode === busy;
}
