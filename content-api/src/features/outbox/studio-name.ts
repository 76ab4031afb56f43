import type { Config } from '../../config/config.ts';

/** The name that mails are signed with. */
export function studioName({ mail, siteUrl }: Pick<Config, 'mail' | 'siteUrl'>): string {
  const sender = mail?.from ?? '';
  const name = sender.includes('<') ? sender.slice(0, sender.indexOf('<')).replaceAll('"', '').trim() : '';
  return name === '' ? siteUrl.host : name;
}
