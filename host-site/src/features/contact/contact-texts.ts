import type { en } from 'content-api/site-texts';

/** The texts of the form. A page in another language brings its own with the form. */
const english = {
  'page.contact': 'Contact',
  'form.name': 'Your Name',
  'form.email': 'Your Email',
  'form.subject': 'Subject',
  'form.message': 'Your Message',
  'form.trap': 'Leave this empty',
  'form.send': 'Send Message',
  'form.sending': 'Sending...',
  'form.sent': 'Your message has been sent successfully! We will get back to you soon.',
  'form.needsName': 'Please enter your name',
  'form.needsEmail': 'Please enter your e-mail address',
  'form.needsSubject': 'Please enter a subject',
  'form.needsMessage': 'Please enter your message',
  'form.noEmail': 'Please enter an e-mail address such as name@example.com',
  'form.tooLong': 'Please use at most {max} characters',
  'trouble.failed': 'Something went wrong. Please try again.',
  'trouble.network': 'Network error. Please check your connection and try again.',
} as const satisfies Partial<typeof en>;

export type ContactTexts = Readonly<Record<keyof typeof english, string>>;

export const contactKeys = Object.keys(english) as (keyof ContactTexts)[];

/** @param overrides those that are not English */
export function contactTexts(overrides: Partial<ContactTexts> = {}): ContactTexts {
  return { ...english, ...overrides };
}
