import { z } from 'zod';
import { readJson } from '../../db/json.ts';

const altsSchema = z.record(z.string(), z.string());

/** What a picture shows, in further languages, by their codes. */
export function altsOf({ alts }: { alts: unknown }): Record<string, string> {
  return altsSchema.parse(readJson<unknown>(alts));
}
