import { Container, EmptyState, Picture, Section, safeHref } from 'shared-ui';
import stockImage from '../../../../assets/about-default.webp';
import { CallToAction } from '../../../components/call-to-action.tsx';
import { NoticeLine } from '../../../components/notice-line.ts';
import { PageHero } from '../../../components/page-hero.tsx';
import { useResource } from '../../../lib/resources/use-resource.ts';
import { about } from '../api/about.ts';
import type { AboutView } from '../api/about.ts';
import { founders } from '../api/founders.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { AboutStory, storySizes } from './about-story.ts';
import { Founders } from './founders.tsx';
import { HighlightedText } from './highlighted-text.tsx';

/** About the studio: lead, story and founders. */
export function AboutScreen() {
  const { text } = useTexts();
  const found = useResource(about);
  const people = useResource(founders);
  const data = found.status === 'loaded' ? found.data : null;
  const notice = found.status === 'loaded' ? found.notice : text('about.failed');
  const peopleData = people.status === 'loaded' ? people.data : null;
  const isEmpty = !data?.title && !data?.paragraphs.length && !peopleData?.founders.length;
  return (
    <>
      <PageHero title={data?.title || text('page.about')} />
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
          {data && <Story about={data} />}
          {peopleData && peopleData.founders.length > 0 && <Founders founders={peopleData} />}
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
            <Picture
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
                <Picture
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
