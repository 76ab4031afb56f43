import styled from '@emotion/styled';
import { Container, Section } from 'shared-ui';
import { page as notFound } from '../../components/not-found-page.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { look } from '../../lib/look.ts';
import { useLanguageOf, useResource, useTexts } from '../../lib/page-context.ts';
import type { Page, PageAddress } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources.ts';
import { readSpoken } from '../../lib/spoken.ts';
import { legalText } from './legal-texts.ts';
import type { LegalView } from './legal-texts.ts';

export const privacyPage = legalPage('privacy');
export const termsPage = legalPage('terms');

function legalPage(name: 'privacy' | 'terms'): Page {
  const resource = legalText(name);
  return {
    resources: () => [resource],
    head(view) {
      if (view.read(resource).status === 'missing') return notFound.head(view);
      const { studio, texts } = view;
      const title = texts.text(`page.${name}`);
      return {
        title,
        description: texts.text(`legal.${name}Description`, { name: studio.name }),
        canonical: paths[name],
        crumbs: [{ name: title, path: paths[name] }],
      };
    },
    Component: LegalScreen,
  };

  function LegalScreen(address: PageAddress) {
    const { text, date, inLanguage } = useTexts();
    const loaded = useResource(resource);
    const content = dataOf(loaded);
    const spoken = useLegalLanguage(content);
    if (loaded.status === 'missing') return <notFound.Component {...address} />;
    return (
      <>
        <PageHero
          size="md"
          title={content?.title ? inLanguage(content.title) : text(`page.${name}`)}
          lead={content?.updated && text('legal.changed', { date: date(content.updated) })}
        />
        <Section>
          <Container size="md">
            {content?.html && <LegalFrame {...spoken} dangerouslySetInnerHTML={{ __html: content.html }} />}
            {content?.text && (
              <LegalFrame {...spoken}>
                <Paragraphs text={content.text} />
              </LegalFrame>
            )}
          </Container>
        </Section>
      </>
    );
  }
}

/** Attributes of a text that is not in the language of the page. Ours is in English. */
function useLegalLanguage(content: LegalView | undefined): { lang?: string; dir?: string } {
  const { language } = useTexts();
  const own = useLanguageOf(content?.spoken ?? readSpoken({}));
  if (!content?.isStandard) return own;
  return language.startsWith('en') ? {} : { lang: 'en', dir: 'ltr' };
}

const LegalFrame = styled.div`
  h2 {
    margin: 2rem 0 0.5rem;
    font-size: ${look.size.h3};
  }
  h2:first-of-type {
    margin-top: 0;
  }
  p {
    margin-bottom: 1rem;
    line-height: 1.7;
  }
`;
