import type { TextKey } from 'content-api/site-texts';
import { Container, ErrorState, Section } from 'shared-ui';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { RetryLink } from '../../components/retry-link.tsx';
import type { Resource } from '../../lib/resources/resource.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import type { LegalView } from './legal-text.ts';
import { LegalFrame } from './legal-frame.ts';

interface LegalScreenProps {
  resource: Resource<LegalView>;
  /** Heading while the text could not be fetched. */
  title: TextKey & `page.${string}`;
}

/** One of the legal texts. */
export function LegalScreen({ resource, title }: LegalScreenProps) {
  const { text, date, instead, language } = useTexts();
  const found = useResource(resource);
  const data = found.status === 'loaded' ? found.data : undefined;
  const spoken = data?.isStandard && !language.startsWith('en') ? { lang: 'en', dir: 'ltr' } : {};
  return (
    <>
      <PageHero
        size="md"
        title={data?.title ? instead(data.title) : text(title)}
        lead={data?.updated && text('legal.changed', { date: date(data.updated) })}
      />
      <Section>
        <Container size="md">
          {data?.html && <LegalFrame {...spoken} dangerouslySetInnerHTML={{ __html: data.html }} />}
          {data?.text && (
            <LegalFrame {...spoken}>
              <Paragraphs text={data.text} />
            </LegalFrame>
          )}
          {found.status === 'error' && <ErrorState title={found.message} action={<RetryLink />} />}
        </Container>
      </Section>
    </>
  );
}
