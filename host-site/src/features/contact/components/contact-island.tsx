import { Island } from '../../../islands/island.tsx';
import { useContactOutcome } from '../../../lib/contact-outcome-context.ts';
import { useSettings } from '../../../lib/use-settings.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { contactKeys } from '../contact-texts.ts';

/** The contact form within a page. */
export function ContactIsland() {
  const { contact } = useSettings();
  const outcome = useContactOutcome();
  const { unlikeEnglish, instead } = useTexts();
  const told = outcome && { ...outcome, message: instead(outcome.message) };
  const texts = unlikeEnglish(...contactKeys);
  return (
    <Island
      name="contact"
      props={{
        settings: contact,
        ...(Object.keys(texts).length > 0 && { texts }),
        ...(told && { outcome: told }),
      }}
    />
  );
}
