import { legal } from 'content-api/contract';
import { SinglePage } from '../../records/single/single-page.tsx';
import { useTrade } from '../../lib/use-trade.ts';
import { TemplateField } from './template-field.tsx';

const controls = { privacy: TemplateField, terms: TemplateField };

/** Privacy policy and terms, with templates to begin with. */
export default function LegalPage() {
  const isSoftware = useTrade() === 'software';
  return (
    <SinglePage
      kind={legal}
      controls={controls}
      whileUnsaved={
        isSoftware
          ? undefined
          : 'Nobody at the studio has saved anything here yet. Until then visitors find no legal texts.'
      }
    />
  );
}
