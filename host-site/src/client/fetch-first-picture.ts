/** Prefetches the first picture of a page, unless the page loads it lazily. */
export function fetchFirstPicture(html: string): void {
  const [, picture = ''] = /<main.*?(<picture.*?<\/picture>)/s.exec(html) ?? [];
  if (!picture || picture.includes('loading="lazy"')) return;
  const template = document.createElement('template');
  template.innerHTML = picture;
  template.content.querySelector('img')?.setAttribute('fetchpriority', 'low');
  // Within the document the browser chooses the file by size and format, and fetches it.
  document.importNode(template.content, true);
}
