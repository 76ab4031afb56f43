import path from 'node:path';
import { z } from 'zod';

export interface ServeSettings {
  port: number;
  bind: string;
  releasesDir: string;
  /** Origins from which browsers load releases. */
  siteOrigins: string[];
  logLevel: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port from 0 to 65535')
  .transform(Number);

const schema = z.object({
  ADMIN_PORT: port.default(3001),
  ADMIN_BIND: z.string().default('127.0.0.1'),
  HOST_PORT: port.default(3000),
  SITE_URL: z
    .string()
    .refine(
      (text) => /^https?:\/\//.test(text) && URL.canParse(text),
      'must be an address like https://studio.example',
    )
    .optional(),
  DATA_DIR: z.string().default('./data'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
});

/** Settings of the process, from the environment: all of them, or every fault. An empty one counts as absent. */
export function readSettings(
  environment: NodeJS.ProcessEnv,
): ({ ok: true } & ServeSettings) | { ok: false; faults: string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    return {
      ok: false,
      faults: parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`),
    };
  }
  const { ADMIN_PORT, ADMIN_BIND, HOST_PORT, SITE_URL, DATA_DIR, LOG_LEVEL } = parsed.data;
  const local = [`http://localhost:${HOST_PORT}`, `http://127.0.0.1:${HOST_PORT}`];
  return {
    ok: true,
    port: ADMIN_PORT,
    bind: ADMIN_BIND,
    releasesDir: path.resolve(DATA_DIR, 'releases'),
    siteOrigins: [...new Set([...(SITE_URL ? [new URL(SITE_URL).origin] : []), ...local])],
    logLevel: LOG_LEVEL,
  };
}
