import { everyCall } from './calls/every-call.ts';
import { uploadPaths } from './upload-paths.ts';

/** The site's own page takes its form. */
const throughPages = new Set(['/api/testimonial/{token}']);

it('names the place of every call that takes a file', () => {
  const taking = everyCall.filter(({ takesFile }) => takesFile === true);
  const elsewhere = taking.filter(
    ({ path }) =>
      !throughPages.has(path) && !uploadPaths.some((below) => path === below || path.startsWith(`${below}/`)),
  );
  expect(taking.length).toBeGreaterThan(5);
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});
