import { kinds } from '../../contract/kinds/index.ts';
import { contentFileSchemaOf } from './content-file.ts';
import { mediaEntriesSchema } from './media-entry.ts';

/** More than any studio has, since an export writes them all. */
const many = 20_001;
const idOf = (n: number) => n.toString(16).padStart(24, '0');

test('a file may have as many records as an export writes', () => {
  const redirects = Array.from({ length: many }, (_one, n) => ({ from: `/old-${n}`, to: '/projects' }));
  expect(contentFileSchemaOf(kinds).parse({ redirects }).redirects).toHaveLength(many);
});

test('it may have as many files of the library', () => {
  const at = '2026-11-01T00:00:00.000Z';
  const entry = {
    name: 'a.pdf',
    type: 'application/pdf',
    width: null,
    height: null,
    animated: false,
    bytes: 1,
    sha256: 'a'.repeat(64),
    alt: '',
    caption: '',
    credit: '',
    focus: { x: 0.5, y: 0.5 },
    placeholder: '',
    createdAt: at,
    updatedAt: at,
  };
  const entries = Array.from({ length: many }, (_one, n) => ({
    ...entry,
    _id: idOf(n),
    path: `${idOf(n)}/a.pdf`,
  }));
  expect(mediaEntriesSchema.parse(entries)).toHaveLength(many);
});
