import styled from '@emotion/styled';
import type { SiteTexts } from 'content-api/site-texts';
import { Container } from 'shared-ui';
import { NoticePage } from '../../components/notice-page.tsx';
import type { ClientWords } from '../../lib/client-words.ts';
import { look } from '../../lib/look.ts';
import type { Page } from '../../lib/page.ts';
import { usePage, useStudio, useTexts } from '../../lib/page-context.ts';
import { SentWords } from './sent-words.tsx';
import { WordsForm } from './words-form.tsx';

/** The page of a client's link: the form, then what has become of the words. */
export const page: Page = {
  resources: () => [],
  head: ({ texts: { text }, words }) => ({
    title: titleOf(words, text),
    description: text('ask.mailButton'),
  }),
  outcome: ({ words }) => ({ status: words === undefined ? 404 : 200 }),
  Component: ClientWordsPage,
};

function titleOf(words: ClientWords | undefined, text: SiteTexts['text']): string {
  if (words === undefined) return text('trouble.notFound');
  return words.isWithdrawn === true ? text('ask.withdrawn') : text('ask.title', { title: words.view.title });
}

function ClientWordsPage() {
  const { text } = useTexts();
  const { words } = usePage();
  const { name, notFound } = useStudio();
  if (words === undefined)
    return (
      <NoticePage code="404" title={text('trouble.notFound')} message={notFound}>
        {null}
      </NoticePage>
    );
  if (words.isWithdrawn === true)
    return (
      <NoticePage title={text('ask.withdrawn')} message={text('ask.withdrawnAt')} isCalm>
        {null}
      </NoticePage>
    );
  const { state, title } = words.view;
  const isAsked = state === 'asked';
  return (
    <Top>
      <Container>
        <header>
          <h1>{text('ask.title', { title })}</h1>
          {/* Of what is public there is nothing to wait for. */}
          {state !== 'live' && (
            <p>{isAsked ? text('ask.lead', { studio: name }) : text('ask.afterSend', { studio: name })}</p>
          )}
        </header>
        {isAsked ? <WordsForm words={words} /> : <SentWords words={words} />}
      </Container>
    </Top>
  );
}

const Top = styled.div`
  padding: 7.5rem 0 4rem;

  header,
  form,
  section {
    max-width: 44rem;
    margin-inline: auto;
  }
  header {
    margin-bottom: 2rem;
  }
  h1 {
    font-size: ${look.size.h2};
    overflow-wrap: anywhere;
  }
  header p {
    margin-top: 1rem;
    font-size: ${look.size.lead};
  }
  ${look.up.lg} {
    padding-top: 8.5rem;
  }
`;
