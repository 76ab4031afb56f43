import type { LogEvent } from 'kysely';

/** Hears of a statement that has ended. Its text has placeholders instead of values. */
export type OnStatement = (text: string, durationMs: number) => void;

/** Kysely's option that calls it, if there is one. */
export function logStatements(onStatement: OnStatement | undefined) {
  if (!onStatement) return {};
  return {
    log: ({ query, queryDurationMillis }: LogEvent) => onStatement(query.sql, queryDurationMillis),
  };
}
