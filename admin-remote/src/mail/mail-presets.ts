import type { MailServerInput } from 'content-api/mail';

/** Servers of common providers, as they state them. */
export interface MailPreset extends Pick<MailServerInput, 'host' | 'port' | 'security'> {
  name: string;
  /** What their users have to know. */
  hint?: string;
}

/** In the order of the list. */
export const mailPresets: readonly MailPreset[] = [
  {
    name: 'Google Mail and Workspace',
    host: 'smtp.gmail.com',
    port: 465,
    security: 'tls',
    hint: 'Google wants an app password: in your Google account, under Security, App passwords.',
  },
  {
    name: 'Microsoft 365',
    host: 'smtp.office365.com',
    port: 587,
    security: 'starttls',
    hint: 'The administrator has to allow authenticated SMTP for the mailbox.',
  },
  {
    name: 'iCloud',
    host: 'smtp.mail.me.com',
    port: 587,
    security: 'starttls',
    hint: 'Apple wants an app-specific password: account.apple.com, Sign-In and Security.',
  },
  {
    name: 'Fastmail',
    host: 'smtp.fastmail.com',
    port: 465,
    security: 'tls',
    hint: 'Fastmail wants an app password: Settings, Privacy and Security.',
  },
  { name: 'IONOS', host: 'smtp.ionos.com', port: 465, security: 'tls' },
  { name: 'Infomaniak', host: 'mail.infomaniak.com', port: 465, security: 'tls' },
  { name: 'Gandi', host: 'mail.gandi.net', port: 465, security: 'tls' },
  { name: 'OVHcloud', host: 'ssl0.ovh.net', port: 465, security: 'tls' },
  { name: 'Zoho', host: 'smtp.zoho.com', port: 465, security: 'tls' },
  {
    name: 'Brevo',
    host: 'smtp-relay.brevo.com',
    port: 587,
    security: 'starttls',
    hint: 'The user is the SMTP login of your account, the password an SMTP key.',
  },
  {
    name: 'Postmark',
    host: 'smtp.postmarkapp.com',
    port: 587,
    security: 'starttls',
    hint: 'User and password are both the token of your server.',
  },
];
