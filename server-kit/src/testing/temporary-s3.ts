import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { S3Place } from '../object-store/store-place.ts';

/** An S3 server of our own (s3rver), with one bucket: its files in a temporary folder, on this machine only. */
export interface TemporaryS3 {
  /** The bucket, and with a prefix a part of it. */
  place: (prefix?: string) => S3Place;
  /** The same as settings of a process. */
  env: Record<string, string>;
  bucket: string;
  /** Makes it hang, and go on. */
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** Ends it at once. Its objects stay. */
  kill: () => Promise<void>;
  /** Starts it again at the same port. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

const bucket = 'studio';
/** The one pair that s3rver knows. */
const key = 'S3RVER';
/** Its tokens for the next page of a list are encrypted with DES. */
const oldCiphers = '--openssl-legacy-provider';
const script = path.join(import.meta.dirname, 's3rver-process.mjs');

export async function startTemporaryS3(): Promise<TemporaryS3> {
  const folder = mkdtempSync(path.join(tmpdir(), 's3-'));
  let port = '0';
  let server: ChildProcess;

  async function start(): Promise<void> {
    const child = spawn(process.execPath, [oldCiphers, script, folder, bucket, port], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server = child;
    const ended = once(child, 'exit').then(() => {
      throw new Error('The S3 server did not start');
    });
    const lines = createInterface({ input: child.stdout });
    [port] = (await Promise.race([once(lines, 'line'), ended])) as [string];
    ended.catch(() => undefined);
  }

  async function kill(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  await start();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    bucket,
    place: (prefix = '') => ({
      bucket,
      prefix,
      region: 'us-east-1',
      endpoint,
      accessKeyId: key,
      secretAccessKey: key,
    }),
    env: { AWS_ENDPOINT_URL: endpoint, AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: key },
    signal: (signal) => void server.kill(signal),
    kill,
    start,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
