import { directionOf } from '../../contract/language.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { MailColors } from './read-mail-colors.ts';

/** Content of a mail. Every text is plain; it is escaped in the HTML part. */
export interface MailContent {
  /** That it is written in. @default English */
  language?: string;
  heading: string;
  paragraphs: readonly string[];
  /** Names and values, such as who wrote. */
  facts?: readonly { label: string; value: string }[];
  /** Somebody's own words, with their line ends. */
  quote?: string;
  button?: { label: string; url: string };
  /** A quiet line at the end. */
  note?: string;
}

const font = `font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

/** Whose mail it is. */
export interface MailSender {
  /** Mails are signed with it. */
  name: string;
  colors: MailColors;
}

/** The same as plain text and as HTML that mail programs show, signed with the studio's name. */
export function renderMail(content: MailContent, studio: MailSender): { text: string; html: string } {
  return { text: textOf(content, studio.name), html: htmlOf(content, studio) };
}

function textOf({ heading, paragraphs, facts = [], quote, button, note }: MailContent, studio: string) {
  const parts = [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(quote === undefined ? [] : [quote]),
    ...(button === undefined ? [] : [`${button.label}: ${button.url}`]),
    ...(note === undefined ? [] : [note]),
    `-- \n${studio}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function htmlOf(
  { language = 'en', heading, paragraphs, facts = [], quote, button, note }: MailContent,
  studio: MailSender,
) {
  const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : '';
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td style="padding:2px 16px 2px 0;color:${studio.colors.quiet};vertical-align:top">${escapeHtml(label)}</td>` +
      `<td style="padding:2px 0;word-break:break-word">${escapeHtml(value)}</td></tr>`,
  );
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`),
    ...(rows.length > 0
      ? [
          `<table role="presentation" style="margin:0 0 16px;border-spacing:0;font-size:15px">${rows.join('')}</table>`,
        ]
      : []),
    ...(quote === undefined
      ? []
      : [
          `<div style="margin:0 0 20px;padding:4px 16px;border-${direction ? 'right' : 'left'}:3px solid ${studio.colors.fill};word-break:break-word">${lines(quote)}</div>`,
        ]),
    ...(button === undefined
      ? []
      : [
          `<p style="margin:0 0 20px"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:11px 22px;` +
            `border-radius:8px;background:${studio.colors.fill};color:${studio.colors.onFill};font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
        ]),
    ...(note === undefined
      ? []
      : [`<p style="margin:0;font-size:13px;color:${studio.colors.quiet}">${lines(note)}</p>`]),
  ];
  return (
    `<!doctype html><html lang="${language}"${direction}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${escapeHtml(heading)}</title></head><body style="margin:0;padding:24px 12px;background:${studio.colors.page}">` +
    `<div style="max-width:560px;margin:0 auto;${font};font-size:16px;line-height:1.6;color:${studio.colors.text}">` +
    `<p style="margin:0 4px 12px;font-weight:700">${escapeHtml(studio.name)}</p>` +
    `<div style="padding:28px 24px;border:1px solid ${studio.colors.line};border-radius:12px;background:${studio.colors.card}">${parts.join('')}</div>` +
    `</div></body></html>`
  );
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
