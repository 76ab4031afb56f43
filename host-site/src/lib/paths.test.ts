/** @jest-environment node */
import { page, pathOfRecord, post, project, service } from 'content-api/contract';
import { paths } from './paths.ts';

const record = { _id: '0123456789abcdef01234567', slug: 'größe & maß' };

test.each([
  [project, paths.project],
  [post, paths.post],
  [page, paths.page],
  [service, ({ slug }: typeof record) => paths.service(slug)],
] as const)('the pages of $name are where its definition says', (kind, pathOf) => {
  expect(pathOf(record)).toBe(pathOfRecord(kind, record));
});

test('a record without a slug is at its id', () => {
  const { _id } = record;
  expect(paths.project({ _id })).toBe(`/projects/${_id}`);
  expect(pathOfRecord(project, { _id, slug: '' })).toBe(`/projects/${_id}`);
});
