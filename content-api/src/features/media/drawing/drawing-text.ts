const declaration = /^<\?xml[^>]{0,200}?encoding=["']([\w.-]{1,40})["']/;
const entityMark = '<!ENTITY';
const expandedMax = 4 * 1024 * 1024;

/** The text of a drawing in the encoding that it declares, with the plain entities of its document type put in. */
export function drawingText(bytes: Buffer): string {
  return withEntities(decode(bytes));
}

function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const label = declaration.exec(bytes.toString('latin1', 0, 300))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/**
 * Older programs write the addresses of namespaces as entities. One that names a file, another entity or an element is
 * not put in, so that the text cannot grow without bounds; a single character by its number may be.
 */
function withEntities(text: string): string {
  const from = text.indexOf('<!DOCTYPE');
  const subset = text.indexOf('[', from);
  const to = text.indexOf(']', subset);
  const firstElement = /<[A-Za-z]/.exec(text)?.index ?? text.length;
  if (from === -1 || subset === -1 || to === -1 || subset > firstElement) return text;
  const entities = entitiesIn(text.slice(subset, to));
  let grown = to;
  const body = text.slice(to).replaceAll(/&([\w.-]{1,64});/g, (whole, name: string) => {
    const value = entities.get(name);
    grown += value?.length ?? 0;
    return value === undefined || grown > expandedMax ? whole : value;
  });
  return text.slice(0, from) + body.slice(body.indexOf('>') + 1);
}

function entitiesIn(subset: string): Map<string, string> {
  const entities = new Map<string, string>();
  for (const part of subset.split(entityMark).slice(1)) {
    const found =
      /^\s{1,9}([\w.-]{1,64})\s{1,9}(?:"((?:[^"&<%]|&#\w{1,7};){0,2000})"|'((?:[^'&<%]|&#\w{1,7};){0,2000})')\s{0,9}>/.exec(
        part,
      );
    const [, name = '', quoted, other] = found ?? [];
    const value = quoted ?? other;
    if (value !== undefined && !value.includes('"')) entities.set(name, value);
  }
  return entities;
}
