/** No content has this hash, so what carries it never runs. */
const impossible = `sha384-${'A'.repeat(64)}`;

const guardedOrigins = new Set<string>();
const hashes = new Map<string, string>();
let isInstalled = false;

/**
 * From now on, scripts of a release's origin run only if their bytes are those of a release named here: whoever creates
 * a script element, the federation for the entry or webpack for a chunk, gets the hash set on it before the address.
 *
 * @param folderUrl address of the release's folder, with a slash at its end
 * @param files the release's files with their SHA-384
 */
export function guardScripts(folderUrl: string, files: Record<string, string>): void {
  guardedOrigins.add(new URL(folderUrl).origin);
  for (const [file, hash] of Object.entries(files)) hashes.set(new URL(file, folderUrl).href, hash);
  if (!isInstalled) install();
  isInstalled = true;
}

/** A dev server's replacement of a changed part: made after the manifest was read. */
function isHotUpdate(href: string): boolean {
  return process.env.NODE_ENV === 'development' && href.endsWith('.hot-update.js');
}

function install(): void {
  const native = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
  if (!native?.set) throw new Error('Scripts cannot be checked in this browser.');
  Object.defineProperty(HTMLScriptElement.prototype, 'src', {
    ...native,
    set(this: HTMLScriptElement, address: string) {
      const { href, origin } = new URL(address, document.baseURI);
      if (guardedOrigins.has(origin) && !isHotUpdate(href)) {
        this.crossOrigin = 'anonymous';
        this.integrity = hashes.get(href) ?? impossible;
      }
      native.set?.call(this, address);
    },
  });
}
