import styled from '@emotion/styled';
import { Container, EmptyState, Section, safeHref } from 'shared-ui';
import stockImage from '../../../assets/about-default.webp';
import { CallToAction } from '../../components/call-to-action.tsx';
import { InLanguage } from '../../components/in-language.tsx';
import { NoticeLine } from '../../components/notice-line.ts';
import { PageHero } from '../../components/page-hero.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { look } from '../../lib/look.ts';
import { useLanguageOf, useResource, useTexts } from '../../lib/page-context.ts';
import type { Page } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources.ts';
import { readSpoken } from '../../lib/spoken.ts';
import { about, founders } from './about.ts';
import type { AboutView } from './about.ts';
import { Founders } from './founders.tsx';
import { splitHighlights } from './split-highlights.ts';

export const page: Page = {
  subject: () => ({ resource: about, pathOf: () => paths.about }),
  resources: () => [about, founders],
  head: ({ read, studio, texts }) => {
    const content = dataOf(read(about));
    const name = texts.text('page.about');
    return {
      title: name,
      description:
        content?.paragraphs[0]?.slice(0, 200) || texts.text('about.description', { name: studio.name }),
      canonical: paths.about,
      crumbs: [{ name, path: paths.about }],
      thing: { '@type': 'AboutPage', name: content?.title || name, url: paths.about },
    };
  },
  Component: AboutScreen,
};

/** About the studio: lead, story and founders. */
function AboutScreen() {
  const { text } = useTexts();
  const loaded = useResource(about);
  const people = useResource(founders);
  const data = loaded.status === 'loaded' ? loaded.data : null;
  const notice = loaded.status === 'loaded' ? loaded.notice : text('about.failed');
  const peopleData = people.status === 'loaded' ? people.data : null;
  const language = useLanguageOf(data?.spoken ?? readSpoken({}));
  const title = data?.title || text('page.about');
  const isEmpty = !data?.title && !data?.paragraphs.length && !peopleData?.founders.length;
  return (
    <>
      <PageHero title={language.lang === undefined ? title : <span {...language}>{title}</span>} />
      {notice && (
        <Container>
          <NoticeLine tone="warning">{notice}</NoticeLine>
        </Container>
      )}
      {isEmpty ? (
        <Section>
          <Container>
            <EmptyState title={text('about.empty')} />
          </Container>
        </Section>
      ) : (
        <>
          {data && (
            <InLanguage of={data.spoken}>
              <Story about={data} />
            </InLanguage>
          )}
          {peopleData && peopleData.founders.length > 0 && (
            <InLanguage of={peopleData.spoken}>
              <Founders founders={peopleData} />
            </InLanguage>
          )}
        </>
      )}
      <CallToAction />
    </>
  );
}

function Story({ about: data }: { about: AboutView }) {
  const { text } = useTexts();
  const side = safeHref(data.sideImage);
  return (
    <>
      <Section>
        <Container>
          <AboutStory>
            <SitePicture
              src={safeHref(data.image) ?? stockImage}
              alt={data.title || text('about.picture')}
              width={1200}
              height={900}
              sizes={storySizes}
              fallback={stockImage}
              eager
            />
            <div className="words">
              <HighlightedText paragraphs={data.paragraphs} highlights={data.highlights} />
            </div>
          </AboutStory>
        </Container>
      </Section>
      {data.additionalParagraphs.length > 0 && (
        <Section aria-labelledby="our-story">
          <Container>
            <AboutStory data-side="right">
              {side && (
                <SitePicture
                  src={side}
                  alt=""
                  width={1200}
                  height={900}
                  sizes={storySizes}
                  fallback={stockImage}
                />
              )}
              <div className="words">
                <h2 id="our-story">{text('about.story')}</h2>
                <HighlightedText
                  paragraphs={data.additionalParagraphs}
                  highlights={data.additionalHighlights}
                />
              </div>
            </AboutStory>
          </Container>
        </Section>
      )}
    </>
  );
}

/** Width of the pictures beside the words, for `sizes`. */
const storySizes = '(min-width: 992px) 60vw, (min-width: 500px) 100vw, 270px';

/** A picture beside words, or behind them if asked to. */
const AboutStory = styled.div`
  display: grid;
  gap: 2rem;
  align-items: start;

  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: ${look.radii.xl};
  }
  .words {
    max-width: 38rem;
  }
  &[data-side='right'] > .words {
    order: -1;
  }
  h2 {
    margin-bottom: 1.5rem;
  }
  p {
    margin-bottom: 1rem;
    line-height: 1.7;
  }
  mark {
    padding: 0;
    color: ${look.text};
    background: none;
    font-weight: 600;
    text-decoration: underline ${look.primary};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }
  ${look.up.lg} {
    grid-template-columns: 7fr 5fr;
    gap: 4rem;
    &[data-side='right'] {
      grid-template-columns: 5fr 7fr;
    }
  }
`;

interface HighlightedTextProps {
  paragraphs: string[];
  highlights: AboutView['highlights'];
}

/** Paragraphs with their highlighted phrases marked. */
function HighlightedText({ paragraphs, highlights }: HighlightedTextProps) {
  return paragraphs.map((paragraph, index) => (
    <p key={index}>
      {splitHighlights(paragraph, index, highlights).map((part, at) =>
        part.highlighted ? <mark key={at}>{part.text}</mark> : part.text,
      )}
    </p>
  ));
}
