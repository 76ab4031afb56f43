import { useHomeSection } from '../../../lib/studio/use-home-section.ts';
import { ContactBlock } from './contact-block.tsx';

/** The home page's last section, and where 'Contact Us' leads. */
export function ContactSection() {
  return <ContactBlock {...useHomeSection('contact')} />;
}
