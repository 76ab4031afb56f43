/** Properties of a document that may name a person or a machine. */
const properties = ['Author', 'Creator', 'Producer', 'Company', 'Manager'];
const [space, backslash] = [0x20, 0x5c];
const reference = /\/(Info|Metadata)\s{0,9}(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R/g;
const object = /(?<!\d)(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj/g;

/**
 * Overwrites in place what names the author of a document: the properties, descriptions in XML, and the place and camera
 * of photographs. No byte changes its position, so that the document's own table of positions stays right. Returns false
 * when some may be left: in what is encrypted, compressed, or signed and therefore not touched.
 */
export function clearPdf(document: Buffer): boolean {
  const text = document.toString('latin1');
  if (text.includes('/Encrypt') || text.includes('/ByteRange')) return !namesSomebody(text);
  for (const property of properties) {
    for (const at of placesOf(text, `/${property}`)) clearString(document, text, at + property.length + 1);
  }
  for (const at of placesOf(text, '<?xpacket begin')) {
    const from = text.indexOf('?>', at);
    const to = text.indexOf('<?xpacket end', at);
    if (from !== -1 && to > from) document.fill(space, from + 2, to);
  }
  for (const at of placesOf(text, 'Exif\0\0')) clearPhotograph(document, at);
  return !hidesProperties(text);
}

function* placesOf(text: string, mark: string): Generator<number> {
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) yield at;
}

/** The text behind a property: `(…)` with escapes and inner brackets, or `<…>` in hex digits. */
function clearString(document: Buffer, text: string, after: number): void {
  let from = after;
  while (/\s/.test(text.charAt(from))) from += 1;
  if (text.charAt(from) === '<' && text.charAt(from + 1) !== '<') {
    const to = text.indexOf('>', from);
    if (to !== -1) document.fill(space, from + 1, to);
  }
  if (text.charAt(from) !== '(') return;
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (text.charCodeAt(at) === backslash) at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')' && (depth -= 1) === 0) {
      document.fill(space, from + 1, at);
      return;
    }
  }
}

/** A segment of a JPEG begins with its mark and length, in four bytes. */
function clearPhotograph(document: Buffer, at: number): void {
  if (at < 4 || document.readUInt16BE(at - 4) !== 0xffe1) return;
  const to = at - 2 + document.readUInt16BE(at - 2);
  if (to <= document.length) document.fill(0, at + 6, to);
}

function namesSomebody(text: string): boolean {
  return text.includes('/Info') || text.includes('/Metadata');
}

/** The properties are an object that does not stand in the open, or descriptions are compressed. */
function hidesProperties(text: string): boolean {
  const objects = objectsIn(text);
  const isHidden = [...text.matchAll(reference)].some(([, name, number = '']) => {
    const start = objects.get(number);
    if (start === undefined) return true;
    return name === 'Metadata' && text.slice(start, text.indexOf('stream', start)).includes('/Filter');
  });
  return isHidden || (text.includes('/ObjStm') && !text.includes('/Info'));
}

/** Where each object begins that stands in the open. */
function objectsIn(text: string): Map<string, number> {
  return new Map(Array.from(text.matchAll(object), ({ 1: number = '', index }) => [number, index]));
}
