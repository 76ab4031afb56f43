import { unwrap } from './edit-html.ts';

const blocks =
  'p, div, ul, ol, table, blockquote, pre, figure, h1, h2, h3, h4, h5, h6, article, section, header, footer';
const pictureFile = /\.(?:avif|gif|jpe?g|png|webp)$/i;

/** Keeps the links that lead to a page, a mail or a call, each within one line of text or around one picture. */
export function arrangeLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const address = ownAddressOf(link.getAttribute('href') ?? '');
    const isFollowed = /^(?:https?:|mailto:|tel:)/i.test(address);
    link.setAttribute('href', address);
    link.removeAttribute('title');
    if (!isFollowed) unwrap(link);
    else if ((link.textContent ?? '').trim() === '') arrangePicture(link, address);
    else if (link.querySelector(blocks)) linkFirstLine(link);
  }
}

/** Google and Outlook lead links over themselves, the latter with the reader's own e-mail address. */
function ownAddressOf(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const isGoogle = /^(?:www\.)?google\.[a-z.]{2,6}$/.test(hostname) && pathname === '/url';
  const isOutlook = hostname.endsWith('.safelinks.protection.outlook.com');
  const led = isGoogle ? (searchParams.get('q') ?? searchParams.get('url')) : searchParams.get('url');
  return (isGoogle || isOutlook) && led ? led : address;
}

/** A link to the file of its picture only enlarges it there. */
function arrangePicture(link: HTMLAnchorElement, address: string): void {
  const picture = link.querySelector('img');
  const isFile = URL.canParse(address) && pictureFile.test(new URL(address).pathname);
  if (!picture) unwrap(link);
  else if (isFile) link.replaceWith(picture);
  else link.replaceChildren(picture);
}

/** Cards are links around several blocks, which Markdown does not have. */
function linkFirstLine(link: HTMLAnchorElement): void {
  const line = [...link.querySelectorAll(blocks)].find(
    (block) => !block.querySelector(blocks) && (block.textContent ?? '').trim() !== '',
  );
  if (line) {
    const inner = link.ownerDocument.createElement('a');
    inner.setAttribute('href', link.getAttribute('href') ?? '');
    inner.append(...line.childNodes);
    line.append(inner);
  }
  unwrap(link);
}
