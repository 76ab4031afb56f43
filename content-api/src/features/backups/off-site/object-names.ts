import { createHmac } from 'node:crypto';

/**
 * Names of one studio's objects. They disclose nothing about the content: a hash of content is one with a secret key. Each ends in the plain hash of the object's own, encrypted bytes, which proves them.
 */
export interface ObjectNames {
  /** Beginning of the names of its backups. */
  backups: string;
  /** Beginning of the names of its media. */
  media: string;
  /** Beginning of the names of its databases. */
  databases: string;
  /** Beginning of the names that a content has when it is encrypted for this public key. */
  mediaOf: (sha256: string) => string;
}

export const backupsFolder = 'backups/';

/** @param key the studio's own, never sent to the store */
export function objectNames(key: string, publicKey: string): ObjectNames {
  const keyed = (text: string): string => createHmac('sha256', key).update(text).digest('hex').slice(0, 32);
  // Others may use the store, too.
  const studio = keyed('studio').slice(0, 16);
  const media = `media/${studio}/`;
  return {
    backups: `${backupsFolder}${studio}/`,
    media,
    databases: `databases/${studio}/`,
    // Another public key gives other names, so that everything is stored again for it.
    mediaOf: (sha256) => `${media}${keyed(`${publicKey} ${sha256}`)}-`,
  };
}

/** SHA-256 of an object's bytes in hex, as its name states it; empty for a name that is none of ours. */
export function hashInName(name: string): string {
  return /([0-9a-f]{64})\.(?:age|json)$/.exec(name)?.[1] ?? '';
}

/** Beginning of a media object's name, as `mediaOf` gives it. */
export function contentInName(name: string): string {
  return name.slice(0, name.lastIndexOf('-') + 1);
}
