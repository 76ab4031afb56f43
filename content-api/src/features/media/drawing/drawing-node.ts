/** An element of a drawing with what may stay of it. */
export interface DrawingNode {
  /** Without a prefix. */
  name: string;
  isHtml: boolean;
  attributes: [name: string, value: string][];
  children: (DrawingNode | string)[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const namespaces = {
  drawing: 'http://www.w3.org/2000/svg',
  html: 'http://www.w3.org/1999/xhtml',
  links: 'http://www.w3.org/1999/xlink',
};

/** The text of a drawing. Everything in it is escaped, so that it is read again as exactly these elements. */
export function writeDrawing(root: DrawingNode): string {
  const declared: [string, string][] = [['xmlns', namespaces.drawing]];
  if (usesLinks(root)) declared.push(['xmlns:xlink', namespaces.links]);
  return writeNode({ ...root, attributes: [...declared, ...root.attributes] }, false);
}

function writeNode({ name, isHtml, attributes, children }: DrawingNode, isInHtml: boolean): string {
  const own = isHtml === isInHtml ? '' : ` xmlns="${isHtml ? namespaces.html : namespaces.drawing}"`;
  const all = attributes.map(([key, value]) => ` ${key}="${escapeText(value)}"`).join('');
  const head = `<${name}${own}${all}`;
  if (children.length === 0) return `${head}/>`;
  const inside = children.map((child) =>
    typeof child === 'string' ? escapeText(child) : writeNode(child, isHtml),
  );
  return `${head}>${inside.join('')}</${name}>`;
}

function usesLinks({ attributes, children }: DrawingNode): boolean {
  if (attributes.some(([name]) => name === 'xlink:href')) return true;
  return children.some((child) => typeof child !== 'string' && usesLinks(child));
}

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
}
