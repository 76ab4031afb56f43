import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { temporarySuffix, writeDurably } from './durable-file.ts';

/** Request header in which the site's server shows the API that it is the caller. */
export const siteSecretHeader = 'x-site-secret';

/** The file within the data folder. */
export const siteSecretFile = 'site-secret';

const minLength = 32;

/**
 * The secret that the site's server and the API share: the setting, which several machines need, or else a file of the
 * data folder. Whichever of the two starts first makes it, readable by its own account alone.
 *
 * @throws when the file cannot be read or created, or is shorter than a secret
 */
export async function openSiteSecret(setting: string | undefined, dataDir: string): Promise<string> {
  if (setting !== undefined) return setting;
  const file = path.join(dataDir, siteSecretFile);
  const secret = (await read(file)) ?? (await make(file));
  if (secret.length >= minLength) return secret;
  throw new Error(`${file} holds no secret. Remove it, and start the API and the site again.`);
}

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Under its name the file is whole from the start: the other server may read it in this moment, or make it too. */
async function make(file: string): Promise<string> {
  const temporary = `${file}.${randomUUID()}${temporarySuffix}`;
  try {
    await writeDurably(temporary, `${randomBytes(32).toString('base64url')}\n`);
    await link(temporary, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  return (await read(file)) ?? '';
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
