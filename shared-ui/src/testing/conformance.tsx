import { render } from '@testing-library/react';
import { createRef } from 'react';
import type { ReactElement, Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { UiProvider } from '../theme/ui-provider.tsx';
import { axeFindings } from './axe.ts';
import { renderWithUi } from './render.tsx';

/** Props that every component accepts. */
export interface CommonProps {
  ref?: Ref<never>;
  className?: string;
  'data-probe'?: string;
}

/** Renders a component with the common props. Names the elements that receive them, if not one. */
export interface Subject {
  draw: (common: CommonProps) => ReactElement;
  /** The class goes to the frame around the element that takes ref and the rest. @default false */
  framed?: boolean;
  /** Is not in the server's markup, such as an open dialog. @default false */
  browserOnly?: boolean;
}

/** The tests that every component passes: ref, class, other props, server rendering, axe. */
export function itConforms({ draw, framed = false, browserOnly = false }: Subject): void {
  it('hands over its element, and takes a class and other props', () => {
    const ref = createRef<HTMLElement>();
    renderWithUi(draw({ ref: ref as Ref<never>, className: 'mine', 'data-probe': 'yes' }));
    expect(ref.current).toBeInstanceOf(Element);
    expect(ref.current).toHaveAttribute('data-probe', 'yes');
    const dressed = framed ? ref.current?.parentElement : ref.current;
    expect(dressed).toHaveClass('mine');
    // Its own styles are still there.
    if (!framed && !(ref.current instanceof SVGElement)) expect(dressed?.className).toMatch(/\bcss-/);
  });

  it('is rendered on a server without warnings and without inline styles', () => {
    const html = renderToString(<UiProvider>{draw({})}</UiProvider>);
    if (browserOnly) return;
    expect(html.replace(/<style.*?<\/style>/gs, '')).not.toMatch(/\sstyle="/);
    const page = document.createElement('div');
    page.innerHTML = html.replace(/<style.*?<\/style>/gs, '');
    document.body.append(page);
    // A mismatch would be a console error, which fails the test.
    const { unmount } = render(<UiProvider>{draw({})}</UiProvider>, { container: page, hydrate: true });
    unmount();
    page.remove();
  });

  it('has nothing that axe objects to', async () => {
    renderWithUi(<main>{draw({})}</main>);
    expect(await axeFindings(document.body)).toEqual([]);
  });
}
