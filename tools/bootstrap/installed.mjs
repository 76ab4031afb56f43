import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether `node_modules` holds what `package-lock.json` says. The answer is kept in a stamp inside `node_modules`, so
 * that only a changed lockfile costs a look at it.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const lockfile = path.join(root, 'package-lock.json');
  const stamp = path.join(root, 'node_modules/.lockfile-hash');
  if (!existsSync(lockfile)) return existsSync(path.join(root, 'node_modules'));
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (readText(stamp) === hash) return true;
  if (!isSameTree(readText(lockfile), readText(path.join(root, 'node_modules/.package-lock.json'))))
    return false;
  try {
    writeFileSync(stamp, hash);
  } catch {
    // A service may be allowed to read its program only: it then looks closer each time.
  }
  return true;
}

/** Whether everything of a lockfile that is not optional is in npm's own note of what it installed, and nothing else. */
function isSameTree(lockText, installedText) {
  const wanted = packagesOf(lockText);
  const present = packagesOf(installedText);
  if (!wanted || !present) return false;
  return (
    Object.entries(wanted).every(([name, entry]) => {
      if (name === '') return true;
      const other = present[name];
      return other ? isSameEntry(entry, other) : entry.optional === true;
    }) &&
    Object.keys(present).every((name) => name in wanted || present[name].optional === true || isInside(name))
  );
}

function isSameEntry(wanted, installed) {
  return wanted.link === true ? installed.link === true : wanted.version === installed.version;
}

/** The `node` package installs its binary as a package of its own, which the lockfile does not know. */
function isInside(name) {
  return name.startsWith('node_modules/node/');
}

function packagesOf(text) {
  try {
    return JSON.parse(text).packages;
  } catch {
    return undefined;
  }
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
