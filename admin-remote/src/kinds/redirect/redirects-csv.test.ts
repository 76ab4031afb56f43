/** @jest-environment node */
import { readCsv } from './redirects-csv.ts';

const bytesOf = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));
const read = (content: BlobPart) => readCsv(new File([content], 'redirects.csv', { type: 'text/csv' }));

test.each<[string, BlobPart]>([
  ['UTF-8 with its mark and semicolons', '\ufefffrom;to\r\n/über;/about\r\n'],
  ['the encoding of Windows', bytesOf('From;To\r\n/über;/about\r\n', 'latin1')],
  ['UTF-16 with tabs', bytesOf('\ufefffrom\tto\r\n/über\t/about\r\n', 'utf16le')],
  ['a line that names the separator', 'sep=;\r\nfrom;to\r\n/über;/about\r\n'],
  ['quotes and a line break', 'to,hits,from\n"/about",3,"/über\n"\n,,\n'],
])('a file in %s has its rows', async (_name, content) => {
  expect(await read(content)).toEqual([{ from: '/über', to: '/about' }]);
});

test('a file without the columns has no rows', async () => {
  expect(await read('old,new\n/a,/b')).toBeNull();
});
