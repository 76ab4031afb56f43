import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './root.ts';

const values = z.record(z.string(), z.union([z.string(), z.number()]).transform(String));
const words = z.union([z.string().transform((line) => line.split(' ')), z.array(z.string())]);
const composeSchema = z.object({
  services: z.record(
    z.string(),
    z
      .looseObject({
        image: z.string(),
        entrypoint: words.default([]),
        command: words.default(['start']),
        environment: values.default({}),
        read_only: z.boolean().default(false),
        cap_drop: z.array(z.string()).default([]),
        healthcheck: z.object({ test: z.array(z.string()).default([]) }).default({ test: [] }),
      })
      .transform((service) => ({ ...service, runs: [...service.entrypoint, ...service.command] })),
  ),
  configs: z.record(z.string(), z.object({ content: z.string() })).default({}),
});

// As long as a secret has to be.
const given = 'given'.repeat(7);

/** A compose file with its variables filled in: with their defaults, or a word where one is asked for. */
export function readCompose(file: string): z.infer<typeof composeSchema> {
  const text = readFileSync(path.join(root, file), 'utf8');
  const filled = text
    .replace(/(?<!\$)\$\{\w+(?::-([^}]*)|:\?[^}]*)\}/g, (_, usual?: string) => usual ?? given)
    .replaceAll('$$', () => '$');
  return composeSchema.parse(parse(filled, { merge: true }));
}
