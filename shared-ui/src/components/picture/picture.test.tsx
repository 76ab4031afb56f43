import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWithUi } from '../../testing/render.tsx';
import { Picture } from './picture.tsx';

const fallback = '/assets/placeholder.svg';

it('offers the variants that stand beside a picture of the own media', () => {
  const html = renderToString(
    <Picture
      src="/media/tide.jpg"
      alt="A boat"
      width={1600}
      height={1000}
      sizes="50vw"
      fallback={fallback}
    />,
  );
  expect(html).toContain(
    '<source type="image/avif" srcSet="/media/tide-480.avif 480w,/media/tide-800.avif 800w,/media/tide-1200.avif 1200w" sizes="50vw"/>',
  );
  expect(html).toContain('type="image/webp" srcSet="/media/tide-480.webp 480w');
  expect(html).toMatch(/<img[^>]*loading="lazy"/);
  expect(html).toMatch(/<img[^>]*width="1600" height="1000"/);
  expect(html).toMatch(/<img[^>]*src="\/media\/tide.jpg"/);
});

it('keeps the focal point that stands behind an address', () => {
  const html = renderToString(
    <Picture src="/media/tide.jpg#focus=30,5" alt="A boat" width={8} height={5} fallback={fallback} />,
  );
  expect(html).toContain('style="object-position:30% 5%"');
  expect(html).toContain('src="/media/tide.jpg"');
  expect(html).toContain('/media/tide-480.avif 480w');
  const { rerender } = renderWithUi(
    <Picture src="/media/tide.jpg#focus=30,5" alt="It" width={8} height={5} fallback={fallback} />,
  );
  const image = screen.getByRole('img');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', fallback);
  expect(image.style.objectPosition).toBe('');
  rerender(<Picture src="/media/mark.svg#part" alt="It" width={8} height={5} />);
  expect(image).toHaveAttribute('src', '/media/mark.svg#part');
});

it.each(['#tall', '#focus=30,5&tall', '#animated&clear&size=9x16&tall', '#clear', '#focus=1,2&size=16x9'])(
  'leaves %s out of the address',
  (hints) => {
    const html = renderToString(<Picture src={`/media/tower.jpg${hints}`} alt="" width={8} height={5} />);
    expect(html).toContain('src="/media/tower.jpg"');
    expect(html).toContain('/media/tower-480.avif 480w');
  },
);

it('reserves the space of its own proportions on request, where they are known', () => {
  const shown = (src: string) =>
    renderToString(<Picture src={src} alt="" width={8} height={5} uncropped fallback={fallback} />);
  expect(shown('/media/tower.jpg#size=900x1600&tall')).toMatch(
    /width="900" height="1600".*style="aspect-ratio:900\/1600"/,
  );
  expect(shown('/media/tower.jpg')).toMatch(/width="8" height="5"/);
  expect(shown('/media/tower.jpg')).not.toContain('style=');
  expect(renderToString(<Picture src="/media/a.jpg#size=9x16" alt="" width={8} height={5} />)).toMatch(
    /width="8" height="5"/,
  );
});

it('offers sizes for wide windows where they are wanted and the picture has them', () => {
  const offered = (src: string, wide?: boolean) => {
    const html = renderToString(<Picture src={src} alt="" width={8} height={5} wide={wide} />);
    return [...html.matchAll(/-(\d{3,4})\.(avif|webp) (\d{3,4})w/g)].map(([, name, format, width]) =>
      name === width ? `${width} ${format}` : `${name} ${format} ${width}`,
    );
  };
  const usual = ['480 avif', '800 avif', '1200 avif', '480 webp', '800 webp', '1200 webp'];
  expect(offered('/media/tide.jpg#size=4000x2500')).toEqual(usual);
  expect(offered('/media/tide.jpg#size=1200x750', true)).toEqual(usual);
  expect(offered('/media/tide.jpg', true)).toEqual(usual);
  const wide = (...sizes: string[]) => [...usual.slice(0, 3), ...sizes, ...usual.slice(3)];
  expect(offered('/media/tide.jpg#size=4000x2500', true)).toEqual(wide('1920 avif', '2560 avif'));
  // Nothing is scaled up: it is as wide as the picture.
  expect(offered('/media/tide.jpg#size=1600x900', true)).toEqual(wide('1920 avif 1600'));
});

it('shows whole, on its tone, what a frame would ruin, where that is wanted', () => {
  const shown = (src: string, whole: boolean) =>
    renderToString(<Picture src={src} alt="" width={8} height={5} whole={whole} />);
  const portrait = '/media/tower.jpg#focus=30,20&size=900x1600&tone=1c2236&tall';
  expect(shown(portrait, true)).toContain('style="object-fit:contain;background:#1c2236"');
  expect(shown(portrait, false)).toContain('style="object-position:30% 20%"');
  expect(shown('/media/tide.jpg#focus=30,20&size=1600x900', true)).toContain(
    'style="object-position:30% 20%"',
  );
});

it('says of a picture that one sees through parts of it, while it is shown', () => {
  renderWithUi(<Picture src="/media/mark.svg#clear" alt="It" width={8} height={5} fallback={fallback} />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('src', '/media/mark.svg');
  expect(image.parentElement).toHaveAttribute('data-clear');
  fireEvent.error(image);
  expect(image.parentElement).not.toHaveAttribute('data-clear');
});

it('plays an animation unless less motion is wanted', () => {
  const html = renderToString(<Picture src="/media/loader.gif#animated" alt="" width={8} height={5} />);
  expect(html.match(/media="\(prefers-reduced-motion: reduce\)"/g)).toHaveLength(2);
  expect(html).toContain('src="/media/loader.gif"');
});

it.each(['/media/mark.svg', '/assets/stock.webp', 'https://pictures.example/a.jpg'])(
  'shows %s as it is',
  (src) => {
    renderWithUi(<Picture src={src} alt="It" width={8} height={5} fallback={fallback} />);
    expect(document.querySelector('source')).toBeNull();
    expect(screen.getByRole('img')).toHaveAttribute('src', src);
  },
);

it('sends no referrer to other sites', () => {
  renderWithUi(<Picture src="https://pictures.example/a.jpg" alt="It" width={8} height={5} />);
  expect(screen.getByRole('img')).toHaveAttribute('referrerpolicy', 'no-referrer');
});

it.each(['javascript:alert(1)', '//elsewhere.example/a.jpg', '', undefined])(
  'shows the fallback for %j',
  (src) => {
    renderWithUi(<Picture src={src} alt="It" width={8} height={5} fallback={fallback} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', fallback);
  },
);

it('shows the fallback when a picture fails, and tries again with another source', () => {
  const picture = (src: string) => <Picture src={src} alt="It" width={8} height={5} fallback={fallback} />;
  const { rerender } = renderWithUi(picture('/media/gone.jpg'));
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', fallback);
  expect(document.querySelector('source')).toBeNull();
  // The fallback may fail too, which must not cause a loop.
  fireEvent.error(screen.getByRole('img'));
  rerender(picture('/media/here.jpg'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/here.jpg');
});

it.each(['/media/gone.jpg', '/media/gone.svg'])(
  'notices that %s failed before the page came alive',
  async (src) => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const decode = jest.fn(() => Promise.reject(new Error('broken')));
    Object.assign(HTMLImageElement.prototype, { decode });
    renderWithUi(<Picture src={src} alt="It" width={8} height={5} fallback={fallback} />);
    await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', fallback));
    jest.restoreAllMocks();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  },
);

it('loads eager pictures at once, and those of high priority first', () => {
  renderWithUi(<Picture src="/media/a.jpg" alt="It" width={8} height={5} priority="high" />);
  const image = screen.getByRole('img');
  expect(image).not.toHaveAttribute('loading');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).toHaveAttribute('decoding', 'async');
});

it('names its fallback in the markup, for pages without this component’s script', () => {
  const html = renderToString(
    <Picture src="/media/tide.jpg" alt="It" width={8} height={5} fallback={fallback} />,
  );
  expect(html).toContain(`data-fallback="${fallback}"`);
});
