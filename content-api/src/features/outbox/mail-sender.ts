import { isIP } from 'node:net';
import type { Transporter } from 'nodemailer';
import { z } from 'zod';
import { seconds } from '../../lib/durations.ts';
import { publicAddressOf } from '../../lib/public-lookup.ts';
import type { MailSettings } from '../../config/notification-config.ts';
import type { Delivery } from './delivery.ts';

/** Hands one mail to the mail server. */
export interface MailSender {
  /** @throws the error of the server or the connection */
  send: (mail: Delivery) => Promise<void>;
}

const bodySchema = z.object({ text: z.string(), html: z.string(), replyTo: z.string().optional() });

/** @param readSettings the mail server in use; asked before every mail, since an owner may change it */
export function createMailSender(readSettings: () => Promise<MailSettings | undefined>): MailSender {
  let last: { settings: string; transport: Transporter } | undefined;

  async function connect(settings: MailSettings): Promise<Transporter> {
    const { url, isOutside } = settings;
    if (isOutside === true) return openTransport(url, await publicAddressOf(hostOf(url)));
    if (last?.settings !== url) last = { settings: url, transport: await openTransport(url) };
    return last.transport;
  }

  return {
    async send({ recipient, subject, messageId, content }) {
      const { text, html, replyTo } = bodySchema.parse(content);
      const settings = await readSettings();
      if (settings === undefined) throw new Error('No mail server is set up any more');
      const transport = await connect(settings);
      await transport.sendMail({
        from: settings.from,
        to: { name: '', address: recipient },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        messageId,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}

/** @param address the checked one, against DNS rebinding; default: that of the name */
async function openTransport(url: string, address?: string): Promise<Transporter> {
  // The mail client takes 24 MB.
  const { createTransport } = await import('nodemailer');
  const host = hostOf(url);
  return createTransport({
    url: address === undefined ? url : withHost(url, address),
    // The certificate is that of the name.
    ...(isIP(host) === 0 && { tls: { servername: host } }),
    // Within one machine nobody listens.
    requireTLS: !isLoopback(host),
    dnsTimeout: seconds(10),
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(20),
    // A queued mail must not make the library read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function withHost(url: string, address: string): string {
  const changed = new URL(url);
  changed.hostname = isIP(address) === 6 ? `[${address}]` : address;
  return changed.href;
}

/** The name or number in an address, without the brackets of IPv6. */
function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d+){3}$/.test(host);
}
