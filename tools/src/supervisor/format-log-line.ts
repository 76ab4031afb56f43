import type { LogLevel } from '../settings.ts';

const levels: Record<string, number> = {
  trace: 10,
  debug: 20,
  info: 30,
  warn: 40,
  error: 50,
  fatal: 60,
  silent: 100,
};

// Node's own advice to developers is of no use to who runs the site.
const nodeWarning = /^\(node:\d+\) \[|^\(Use `node --trace/;

/**
 * Text for the terminal from a server's line: a JSON line as a sentence when its level is high enough, any
 * other line as it is. Null: only the log file gets it.
 */
export function formatLogLine(name: string, line: string, minLevel: LogLevel): string | null {
  const entry = parse(line);
  if (!entry) return nodeWarning.test(line) ? null : `${name}: ${line}`;
  const level = typeof entry.level === 'string' ? (levels[entry.level] ?? 30) : Number(entry.level ?? 30);
  if (level < (levels[minLevel] ?? 40)) return null;
  const error =
    typeof entry.err === 'object' && entry.err !== null
      ? (entry.err as { message?: unknown }).message
      : undefined;
  return [`${name}: ${textOf(entry.msg)}`, ...(error === undefined ? [] : [textOf(error)])].join(' – ');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

function parse(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
