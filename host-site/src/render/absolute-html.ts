/** An element's start, whose attributes may hold any character. */
const startTag = /<[a-z](?:[^"'<>]|"[^"]*")*>/g;
const addresses = /(\s(?:href|src)=")([^"]*)"/g;
const sourceSet = /(\ssrcset=")([^"]*)"/g;

/**
 * HTML of the API for readers elsewhere: every address in it is absolute.
 *
 * @param page absolute address of the page that the HTML is of
 */
export function absoluteHtml(html: string, page: string): string {
  const absolute = (address: string) => (URL.canParse(address, page) ? new URL(address, page).href : '');
  return html.replace(startTag, (tag) =>
    tag
      .replace(addresses, (_, start: string, address: string) => `${start}${absolute(address)}"`)
      .replace(sourceSet, (_, start: string, list: string) => {
        const sizes = list.split(', ').map((size) => {
          const [address = '', width = ''] = size.split(' ');
          return `${absolute(address)} ${width}`;
        });
        return `${start}${sizes.join(', ')}"`;
      }),
  );
}
