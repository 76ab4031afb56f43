/** @jest-environment node */
import { themeOf } from 'content-api/look';
import { stubPage } from '../../test/stub-site.ts';
import { PageContext } from '../lib/page-context.ts';
import { renderTree } from '../render/render-tree.tsx';
import { Part } from './part.tsx';

function Broken(): never {
  throw new Error('broken');
}

test('a part that cannot be rendered says so at its place, and the rest of the page is there', async () => {
  const { markup, error } = await renderTree(
    () => (
      <PageContext value={{ ...stubPage, placeIsland: () => null }}>
        <h1>Home</h1>
        <Part>
          <Broken />
        </Part>
        <footer>End</footer>
      </PageContext>
    ),
    themeOf({}),
  );
  expect(markup).toMatch(/<h1>Home<\/h1>.*Something went wrong\. Please try again\..*<footer>End<\/footer>/s);
  expect(error).toEqual(new Error('broken'));
});
