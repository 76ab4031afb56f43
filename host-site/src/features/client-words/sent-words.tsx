import styled from '@emotion/styled';
import { Button, StatusBanner } from 'shared-ui';
import { QuoteList } from '../../components/quote-list.tsx';
import type { ClientForm } from '../../lib/client-words.ts';
import { look } from '../../lib/look.ts';
import { useStudio, useTexts } from '../../lib/page-context.ts';

type Version = 'live' | 'draft' | 'written';

/** What was sent, what the studio has made of it, and what is public, each with its name; and the way to withdraw it. */
export function SentWords({ words: { view, base, trouble } }: { words: ClientForm }) {
  const { text } = useTexts();
  const studio = useStudio().name;
  const titles: Record<Version, string> = {
    live: text('ask.live'),
    draft: text('ask.draft', { studio }),
    written: text('ask.written'),
  };
  return (
    <Root>
      {trouble ? (
        <StatusBanner tone="error">{text(trouble)}</StatusBanner>
      ) : (
        <StatusBanner tone="success">{text('ask.thanks')}</StatusBanner>
      )}
      {versionsOf(view).map((name) => {
        const shown = view[name];
        if (shown === undefined) return null;
        const { text: quote, ...person } = shown;
        const item = { _id: name, quote, company: '', spoken: { language: '', slugs: {} }, ...person };
        return (
          <div key={name}>
            <h2>{titles[name]}</h2>
            <QuoteList items={[item]} linked={false} />
          </div>
        );
      })}
      <details>
        <summary>{text('ask.withdraw')}</summary>
        <form method="post" action={`${base}/withdraw`}>
          <p>{text('ask.withdrawHint')}</p>
          <Button type="submit" variant="danger">
            {text('ask.withdraw')}
          </Button>
        </form>
      </details>
    </Root>
  );
}

/** The versions that differ: the public one first, then what is to come, then what was written. */
function versionsOf(view: ClientForm['view']): Version[] {
  const all = (['live', 'draft', 'written'] as const).filter((name) => view[name] !== undefined);
  const [only] = all;
  // As it was written and not touched since, it is shown once, under its own name.
  if (only === 'draft' && isSame(view.draft, view.written)) return ['written'];
  return all.filter((name, at) => !all.slice(0, at).some((other) => isSame(view[other], view[name])));
}

function isSame(one: object | undefined, other: object | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const Root = styled.section`
  display: grid;
  gap: 2rem;

  h2 {
    margin-bottom: 1rem;
    font-size: ${look.size.lead};
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${look.textSoft};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  details form {
    display: grid;
    gap: 1rem;
    justify-items: start;
    margin: 0.5rem 0 0;
    padding: 0;
  }
`;
