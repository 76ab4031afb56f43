import { act, render, screen } from '@testing-library/react';
import { SoftPicture } from './soft-picture.tsx';

/** Pictures that the browser was asked for. */
let asked: { src: string; naturalWidth: number; onload: (() => void) | null }[] = [];
const real = globalThis.Image;
beforeEach(() => {
  asked = [];
  Object.assign(globalThis, {
    Image: class {
      src = '';
      naturalWidth = 0;
      onload = null;
      constructor() {
        asked.push(this);
      }
    },
  });
});
afterEach(() => void Object.assign(globalThis, { Image: real }));

function arrives(width: number): void {
  const last = asked.at(-1);
  act(() => {
    Object.assign(last ?? {}, { naturalWidth: width });
    last?.onload?.();
  });
}

test('a picture that is smaller than its place is said to be soft, and a larger one is not', () => {
  const { rerender } = render(<SoftPicture src="/media/a/tide.jpg" sharpFrom={1200} />);
  expect(asked.at(-1)?.src).toBe('/media/a/tide-1200.avif');
  expect(screen.queryByRole('status')).toBeNull();
  arrives(640);
  expect(screen.getByRole('status')).toHaveTextContent(
    'This picture is soft here: it is 640 px wide, and its place needs 1,200.',
  );
  rerender(<SoftPicture src="https://pictures.example/a.jpg" sharpFrom={1200} />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(asked.at(-1)?.src).toBe('https://pictures.example/a.jpg');
  arrives(1200);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each(['', '/media/a/mark.svg', 'javascript:alert(1)', 'half typed'])('%j is not asked for', (src) => {
  render(<SoftPicture src={src} sharpFrom={1200} />);
  expect(asked).toEqual([]);
});
