import { Island } from '../../../islands/island.tsx';
import { useContactOutcome } from '../../../lib/contact-outcome-context.ts';
import { useSettings } from '../../../lib/use-settings.ts';

/** The contact form within a page. */
export function ContactIsland() {
  const { contact } = useSettings();
  const outcome = useContactOutcome();
  return <Island name="contact" props={{ settings: contact, ...(outcome && { outcome }) }} />;
}
