import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { fault } from '../../lib/fault.ts';

const depthMax = 16;
const forbiddenKeys = ['__proto__', 'constructor', 'prototype'];

/** JSON is the only body; nothing is coerced. Routes that take more add their own parser. */
export function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    try {
      done(null, parseJson(textOf(bytes as Buffer)));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Other bytes would become signs that nobody wrote. */
function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw malformed('The body is not UTF-8');
  return bytes.toString();
}

/** A JSON text within the bounds of a body. @throws Fault 400 */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  if (isDeeperThan(text, depthMax)) throw malformed('The body is nested too deeply');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed('The body is not valid JSON');
  }
  const forbidden = forbiddenKeyOf(value);
  if (forbidden !== undefined) throw malformed(`The body holds the forbidden key ${forbidden}`);
  return value;
}

/** Counts brackets outside of strings, before anything is built from the text. */
function isDeeperThan(text: string, max: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (isInString) {
      if (char === 0x5c) at += 1;
      else if (char === 0x22) isInString = false;
    } else if (char === 0x22) {
      isInString = true;
    } else if (char === 0x7b || char === 0x5b) {
      depth += 1;
      if (depth > max) return true;
    } else if (char === 0x7d || char === 0x5d) {
      depth -= 1;
    }
  }
  return false;
}

function forbiddenKeyOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = forbiddenKeys.includes(key) ? key : forbiddenKeyOf(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

function malformed(message: string) {
  return fault({ status: 400, code: 'MALFORMED', message });
}
