import type { MailSettings } from '../../config/notification-config.ts';

/** The name that mails are signed with. */
export function studioName({ from }: Pick<MailSettings, 'from'>, siteUrl: URL): string {
  const name = from.includes('<') ? from.slice(0, from.indexOf('<')).replaceAll('"', '').trim() : '';
  return name === '' ? siteUrl.host : name;
}
