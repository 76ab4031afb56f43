/** `npm run store:copy -- FROM TO`: copies a folder to a bucket, or back, and proves it by hashes. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { copyStore, openObjectStore } from 'server-kit/object-store';
import type { ObjectStore, StorePlace } from 'server-kit/object-store';
import { fields, readSettings, refuseKeyless, storeAccessFields, storePlace } from 'server-kit/settings';
import { z } from 'zod';
import { runCommand } from '../lib/run-command.ts';
import { say } from '../lib/say.ts';

const everyObjects = 500;
const schema = z.object({ STORE: fields.objectStore, ...storeAccessFields }).superRefine(refuseKeyless);

await runCommand(async () => {
  const [from, to, ...rest] = process.argv.slice(2);
  if (from === undefined || to === undefined || rest.length > 0)
    throw new Error('Usage: npm run store:copy -- FROM TO, each a folder or s3://bucket/prefix');
  const [sourcePlace, targetPlace] = [placeOf(from), placeOf(to)];
  if ('folder' in sourcePlace && !existsSync(sourcePlace.folder))
    throw new Error(`There is no folder ${sourcePlace.folder}`);
  const [source, target] = [await open(sourcePlace), await open(targetPlace)];
  if (source.place === target.place) throw new Error('FROM and TO are the same place');
  const { copied, alike, bytes } = await copyStore(source, target, (done) => {
    const count = done.copied + done.alike;
    if (count % everyObjects === 0) say(`${count} files …`);
  });
  say(`${copied + alike} files, ${megabytes(bytes)}: ${copied} copied, ${alike} there already.`);
  say(`Every file was read back from ${target.place}: its SHA-256 is that of ${source.place}.`);
});

/** A folder is seen from where the command was typed. */
function placeOf(text: string): StorePlace {
  const setting = text.startsWith('s3:') ? text : path.resolve(process.env.INIT_CWD ?? '', text);
  const read = readSettings(schema, { ...process.env, STORE: setting });
  if (!read.ok) throw new Error(read.faults.map((fault) => fault.replace(/\bSTORE\b/, text)).join('\n'));
  const { STORE, ...access } = read.values;
  return storePlace(STORE, access);
}

async function open(place: StorePlace): Promise<ObjectStore> {
  const store = await openObjectStore(place);
  await store.check();
  return store;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
