import { z } from 'zod';
import { seconds } from '../../lib/durations.ts';
import { loadOnce } from '../../lib/load-once.ts';
import type { MailSettings } from '../../config/notification-config.ts';
import type { Delivery } from './delivery.ts';

/** Hands one mail to the mail server. */
export interface MailSender {
  /** @throws the error of the server or the connection */
  send: (mail: Delivery) => Promise<void>;
}

const bodySchema = z.object({ text: z.string(), html: z.string(), replyTo: z.string().optional() });

export function createMailSender({ url, from }: MailSettings): MailSender {
  // The mail client takes 24 MB.
  const connect = loadOnce(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      // Within one machine nobody listens.
      requireTLS: !isLoopback(new URL(url).hostname),
      dnsTimeout: seconds(10),
      connectionTimeout: seconds(10),
      greetingTimeout: seconds(10),
      socketTimeout: seconds(20),
      // A queued mail must not make the library read files or addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });

  return {
    async send({ recipient, subject, messageId, content }) {
      const { text, html, replyTo } = bodySchema.parse(content);
      const transport = await connect();
      await transport.sendMail({
        from,
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

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
}
