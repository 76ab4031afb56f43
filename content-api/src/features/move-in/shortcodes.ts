import { escapeHtml } from '../../lib/escape-html.ts';

interface Shortcodes {
  /** Pictures of a gallery, as HTML. */
  gallery: (ids: readonly string[]) => string;
}

const known = new Set([
  'gallery',
  'caption',
  'wp_caption',
  'embed',
  'audio',
  'video',
  'playlist',
  'contact-form-7',
  'contact-form',
]);
/** One tag; what looks like one in code stays. */
const tag = /<(pre|code)\b[\s\S]*?<\/\1>|\[(\/?)([a-z][\w-]{1,40})((?:\s[^[\]]{0,2000})?)(\/?)\]/gi;

/** Shortcodes of WordPress: their text stays, galleries and embeds become HTML, the rest is listed. */
export function withoutShortcodes(html: string, { gallery }: Shortcodes): { html: string; lost: string[] } {
  const closed = new Set(
    Array.from(html.matchAll(/\[\/([a-z][\w-]{1,40})\]/gi), ([, name = '']) => name.toLowerCase()),
  );
  const lost = new Set<string>();
  const text = html.replaceAll(tag, (whole, code, slash, sent, attributes) => {
    if (typeof code === 'string' || typeof sent !== 'string') return whole;
    const name = sent.toLowerCase();
    const values = typeof attributes === 'string' ? attributes : '';
    // Words in brackets are no shortcode.
    if (!known.has(name) && !closed.has(name) && !/\w=/.test(values)) return whole;
    if (slash === '/') return '';
    if (name === 'gallery')
      return gallery(
        valueOf(values, 'ids')
          .split(/[\s,]+/)
          .filter(Boolean),
      );
    if (['embed', 'caption', 'wp_caption'].includes(name)) return '';
    lost.add(`[${name}]`);
    const source =
      valueOf(values, 'src') || valueOf(values, 'mp4') || valueOf(values, 'mp3') || valueOf(values, 'url');
    return /^https?:\/\//.test(source) ? `<a href="${escapeHtml(source)}">${escapeHtml(source)}</a>` : '';
  });
  return { html: text, lost: [...lost] };
}

function valueOf(attributes: string, name: string): string {
  return new RegExp(`\\b${name}\\s*=\\s*["'“”]?([^"'“”\\]]*)`, 'i').exec(attributes)?.[1]?.trim() ?? '';
}
