import type * as SwapPage from './swap-page.ts';

let { readPage, stylesOfPage, swapPage } = {} as typeof SwapPage;

const next = `<html data-release="r1"><head><title>About</title>
  <meta name="description" content="Who we are"><link rel="canonical" href="https://studio.test/about">
  <style data-sheet="site">.a{color:red}</style><style data-sheet="page">.c-x1{color:blue}</style></head>
  <body><header class="site-bar"><nav id="site-menu"><ul><a href="/">Home</a><a href="/about" aria-current="page">About</a></ul></nav></header>
  <main><h1>About</h1></main></body></html>`;

beforeEach(async () => {
  document.adoptedStyleSheets = [];
  document.documentElement.dataset.release = 'r1';
  document.head.innerHTML = `<title>Home</title><meta name="description" content="Home"><meta name="robots" content="noindex">
    <style data-sheet="site">.a{color:red}</style><style data-sheet="page">.c-x0{color:green}</style>`;
  document.body.innerHTML = `<div data-splash></div><header class="site-bar"><nav id="site-menu"><ul><a href="/" aria-current="page">Home</a>
    <a href="/about">About</a></ul></nav></header><main id="main"><h1>Home</h1></main>`;
  jest.resetModules();
  ({ readPage, stylesOfPage, swapPage } = await import('./swap-page.ts'));
});

test('a page of another release or in another look, and what is no page of the site, are not taken', () => {
  expect(readPage(next.replace('r1', 'r2'))).toBeUndefined();
  expect(readPage(next.replace('.a{color:red}', '.a{color:black}'))).toBeUndefined();
  expect(readPage('<h1>Please sign in to the network</h1>')).toBeUndefined();
});

test('a page takes the place of the one before: content, head, styles and the marked link', () => {
  const changed = jest.fn();
  document.addEventListener('pagechange', changed, { once: true });
  swapPage(readPage(next)!);
  expect(document.title).toBe('About');
  expect(document.querySelector('main')?.innerHTML).toBe('<h1>About</h1>');
  expect(document.querySelector('meta[name=robots]')).toBeNull();
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://studio.test/about');
  expect(document.querySelector('[aria-current]')).toHaveTextContent('About');
  expect(document.querySelector('[data-splash]')).toBeNull();
  expect(stylesOfPage()).toBe('.a{color:red}.c-x1{color:blue}');
  // What all pages have is left as it is.
  expect(document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText)).toEqual([
    expect.stringContaining('.c-x1'),
  ]);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('the links to other languages are those of the page that has come', () => {
  const switchTo = (path: string) =>
    `<nav class="languages"><a href="/de${path}" aria-current="true">D</a></nav>`;
  const hreflang = (path: string) =>
    `<link rel="alternate" hreflang="de" href="https://studio.test/de${path}">`;
  document.head.insertAdjacentHTML('beforeend', hreflang(''));
  document.querySelector('#site-menu')?.insertAdjacentHTML('beforeend', switchTo(''));
  document.body.insertAdjacentHTML('beforeend', `<footer>${switchTo('')}</footer>`);
  const page = next
    .replace('</head>', `${hreflang('/about')}</head>`)
    .replace('</nav>', `${switchTo('/about')}</nav>`)
    .replace('</body>', `<footer>${switchTo('/about')}</footer></body>`);
  swapPage(readPage(page)!);
  const links = [...document.querySelectorAll('.languages a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/de/about', '/de/about']);
  expect(links[0]).toHaveAttribute('aria-current', 'true');
  expect(document.querySelectorAll('link[hreflang]')).toHaveLength(1);
  expect(document.querySelector('link[hreflang]')).toHaveAttribute('href', 'https://studio.test/de/about');
});
