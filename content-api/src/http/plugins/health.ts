import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { seconds } from '../../lib/durations.ts';

const timeoutMs = seconds(2);
const lowSpaceBytes = 100 * 1024 * 1024;

/** `/healthz`: the process answers. `/readyz`: it also has its database and is not being stopped. */
export function registerHealth(app: FastifyInstance, { config, database, mayWrite }: Context): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });

  app.get('/healthz', { config: { access: 'public' }, logLevel: 'silent' }, (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/readyz', { config: { access: 'public' }, logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const [isAnswered, space] = await Promise.all([answers(database), freeSpace(config.dataDir)]);
    const isDatabaseUp = isAnswered && mayWrite();
    const isReady = isDatabaseUp && !isStopping;
    reply.code(isReady ? 200 : 503);
    return { status: isReady ? 'ready' : 'not ready', database: isDatabaseUp ? 'ok' : 'down', space };
  });
}

async function answers(database: Context['database']): Promise<boolean> {
  const question = sql`select 1`.execute(database.queries).then(
    () => true,
    () => false,
  );
  return Promise.race([question, late()]);
}

function late(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(false), timeoutMs).unref());
}

async function freeSpace(dir: string): Promise<'ok' | 'low' | 'unknown'> {
  try {
    const { bavail, bsize } = await statfs(dir);
    return bavail * bsize < lowSpaceBytes ? 'low' : 'ok';
  } catch {
    return 'unknown';
  }
}
