import { followLinks } from './follow-links.ts';

const push = jest.fn();
const replace = jest.fn();

beforeAll(() => followLinks({ push, replace }));

beforeEach(() => {
  jest.clearAllMocks();
  window.history.replaceState(null, '', '/about');
});

/** Clicks on what the markup holds; jsdom itself goes nowhere. */
function click(markup: string, init?: MouseEventInit): boolean {
  document.body.innerHTML = markup;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.body.querySelector('a > *, a')?.dispatchEvent(event);
  return event.defaultPrevented;
}

it.each([
  ['<a href="/projects?page=2#list"><span>Projects</span></a>', '/projects', '?page=2', '#list'],
  ['<a href="/prices">A page of the studio</a>', '/prices', '', ''],
  [`<a href="${location.origin}/blog/0123">A post</a>`, '/blog/0123', '', ''],
  ['<a href="/#contact">Contact</a>', '/', '', '#contact'],
])('goes on to a page of the site: %s', (markup, pathname, search, hash) => {
  expect(click(markup)).toBe(true);
  expect(push).toHaveBeenCalledWith(pathname + search + hash);
});

it('puts the same address in its own place', () => {
  expect(click('<a href="/about">About</a>')).toBe(true);
  expect(replace).toHaveBeenCalledTimes(1);
  expect(push).not.toHaveBeenCalled();
});

it.each([
  ['another site', '<a href="https://elsewhere.example/about">Elsewhere</a>'],
  ['another tab', '<a href="/about" target="_blank">About</a>'],
  ['a download', '<a href="/about" download>About</a>'],
  ['a file', '<a href="/media/report.pdf">Report</a>'],
  ['a document of the site', '<a href="/feed.xml">Feed</a>'],
  ['an unknown page', '<a href="/nothing/here">Nothing</a>'],
  ['the console', '<a href="/admin">Console</a>'],
  ['a place on the page', '<a href="#main">Content</a>'],
  ['a letter', '<a href="mailto:us@studio.example">Write</a>'],
  ['no link', '<a>Nothing</a>'],
])('leaves %s to the browser', (_, markup) => {
  click(markup);
  expect(push).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (init) => {
    expect(click('<a href="/projects">Projects</a>', init)).toBe(false);
    expect(push).not.toHaveBeenCalled();
  },
);

it('leaves what somebody has answered', () => {
  document.body.innerHTML = '<a href="/projects">Projects</a>';
  const link = document.querySelector('a')!;
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  expect(push).not.toHaveBeenCalled();
});
