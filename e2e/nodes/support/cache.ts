import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endDaemon, eventually, findProgram, ownFolder, runDaemon, unprivileged } from 'content-api/testing';

/** A Varnish with the settings that docs/varnish.vcl gives. */
export interface Cache {
  stop: () => Promise<void>;
}

interface CachePorts {
  visitors: number;
  /** Where pages are purged by key. */
  purges: number;
  /** Of what stands behind it. */
  site: number;
}

const settings = path.join(import.meta.dirname, '../../../docs/varnish.vcl');

export async function startCache({ visitors, purges, site }: CachePorts): Promise<Cache> {
  const folder = ownFolder('varnish-', unprivileged());
  const file = path.join(folder, 'site.vcl');
  await writeFile(file, (await readFile(settings, 'utf8')).replace('.port = "3000"', `.port = "${site}"`));
  const daemon = runDaemon(
    findProgram('varnishd') ?? 'varnishd',
    [
      ...['-F', '-j', 'none', '-T', 'none', '-n', path.join(folder, 'work'), '-f', file],
      ...['-s', 'malloc,64m', '-l', '16m'],
      ...['-a', `visitors=127.0.0.1:${visitors}`, '-a', `purges=127.0.0.1:${purges}`],
    ],
    folder,
    unprivileged(),
  );
  await eventually(() => isThere(`http://127.0.0.1:${visitors}/healthz`), Boolean);
  return {
    async stop() {
      await endDaemon(daemon, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isThere(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
