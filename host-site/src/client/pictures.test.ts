import { replaceBrokenImages } from './pictures.ts';

function broken(attributes: string): HTMLImageElement {
  document.body.innerHTML = `<picture><source srcset="/media/a.avif"><img src="/media/a.webp" ${attributes}></picture>`;
  const image = document.querySelector('img')!;
  Object.defineProperty(image, 'currentSrc', { value: '/media/a.avif' });
  image.dispatchEvent(new Event('error'));
  return image;
}

beforeAll(() => replaceBrokenImages());

test('a picture that does not load has its own stand-in, and no other sources', () => {
  const image = broken('data-fallback="/assets/stock.webp"');
  expect(image).toHaveAttribute('src', '/assets/stock.webp');
  expect(document.querySelector('source')).toBeNull();
});

test('without one it has the placeholder', () => {
  expect(broken('')).toHaveAttribute('src', '/assets/stub.svg');
});
