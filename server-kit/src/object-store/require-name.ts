const part = /^(?!\.{1,2}$)[^/\\\p{Cc}]+$/u;
const nameMaxBytes = 900;

/** @throws Error when the text is no name of an object, which is a fault of the calling program */
export function requireName(name: string): string {
  const isName = name.split('/').every((one) => part.test(one)) && Buffer.byteLength(name) <= nameMaxBytes;
  if (!isName) throw new Error(`Not the name of an object: ${JSON.stringify(name.slice(0, 100))}`);
  return name;
}
