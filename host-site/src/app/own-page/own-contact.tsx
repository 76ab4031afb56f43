import { ContactBlock } from '../../features/contact/components/contact-block.tsx';
import { useRequired } from '../../lib/use-required.ts';
import { ContactBlockContext } from './contact-block-context.ts';

/** The contact form on a page of the studio's own. */
export function OwnContact() {
  const { title, lead } = useRequired(ContactBlockContext);
  return <ContactBlock title={title || 'Get In Touch'} lead={lead} />;
}
