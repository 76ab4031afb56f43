import { Island } from '../../../islands/island.tsx';
import { useContactOutcome } from '../../../lib/contact-outcome-context.ts';
import { useSettings } from '../../../lib/use-settings.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { contactTexts } from '../contact-texts.ts';

/** The contact form within a page. */
export function ContactIsland() {
  const { contact } = useSettings();
  const outcome = useContactOutcome();
  const { pick, instead } = useTexts();
  const told = outcome && { ...outcome, message: instead(outcome.message) };
  return (
    <Island
      name="contact"
      props={{ settings: contact, texts: pick(...contactTexts), ...(told && { outcome: told }) }}
    />
  );
}
