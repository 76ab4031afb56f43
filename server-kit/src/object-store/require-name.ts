const part = /^(?!\.{1,2}$)[^/\\\p{Cc}]+$/u;
const nameMaxBytes = 900;

/** @throws Error when the text is no name of an object; names are made by programs, so this is a fault of theirs */
export function requireName(name: string): string {
  const isName = name.split('/').every((one) => part.test(one)) && Buffer.byteLength(name) <= nameMaxBytes;
  if (!isName) throw new Error(`Not the name of an object: ${JSON.stringify(name.slice(0, 100))}`);
  return name;
}
