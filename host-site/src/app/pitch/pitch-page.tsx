import styled from '@emotion/styled';
import { Container, Section, StatusBanner, safeHref } from 'shared-ui';
import { NoticePage } from '../../components/notice-page.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Part } from '../../components/part.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import type { ShownPitch } from '../../lib/client-pitch.ts';
import { look } from '../../lib/look.ts';
import type { Page } from '../../lib/page.ts';
import { usePage, useStudio, useTexts } from '../../lib/page-context.ts';
import { OwnBlocks } from '../own-page/own-blocks.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AskLink } from './ask-link.tsx';
import { contentOf, isTelling, placesOf, sectionsOf } from './pitch-data.ts';
import { PitchWork } from './pitch-work.tsx';
import { PresentButton } from './present-button.tsx';
import { PriceTable } from './price-table.tsx';
import { QuestionForm } from './question-form.tsx';

/** The page of a pitch: what its client reads, and answers. */
export const page: Page = {
  resources: () => [],
  head: ({ texts: { text }, pitch }) => {
    const title = pitch?.view.content.title ?? text('trouble.notFound');
    return { title, description: title };
  },
  outcome: ({ pitch }) => ({ status: pitch === undefined ? 404 : 200 }),
  Component: PitchPage,
};

function PitchPage() {
  const { text } = useTexts();
  const { pitch } = usePage();
  const { notFound } = useStudio();
  if (pitch !== undefined) return <Pitch pitch={pitch} />;
  return (
    <NoticePage code="404" title={text('trouble.notFound')} message={notFound}>
      {null}
    </NoticePage>
  );
}

function Pitch({ pitch }: { pitch: ShownPitch }) {
  const { text, date } = useTexts();
  const { view, trouble, base } = pitch;
  const content = contentOf(view);
  const { answer, isExpired, validUntil, price } = view;
  const logo = safeHref(content.logo);
  const files = content.files.flatMap(({ label, file }) => {
    const href = safeHref(file);
    return href ? [{ label, href }] : [];
  });
  const isAccepted = answer?.answer === 'accepted';
  const answered = answer && {
    name: answer.name || answer.client,
    date: date(answer.at),
  };
  const telling = content.blocks.filter(isTelling);
  const places = placesOf(view);
  const placeOf = (at: number) => content.blocks.slice(0, at).filter(isTelling).length;
  return (
    <>
      <Slide data-slide="opening" tabIndex={-1}>
        <PageHero
          title={content.title}
          lead={content.lead}
          above={
            <For>
              {logo && <SitePicture src={logo} alt="" width={160} height={64} sizes="160px" whole />}
              <span>{[content.client, content.person].filter(Boolean).join(' · ')}</span>
            </For>
          }
        >
          <PresentButton view={view} />
          {(trouble || answered || isExpired) && (
            <Standing>
              {trouble && <StatusBanner tone="error">{text(trouble)}</StatusBanner>}
              {answered && (
                <StatusBanner tone={isAccepted ? 'success' : 'info'}>
                  {text(isAccepted ? 'pitch.accepted' : 'pitch.declined', answered)}
                </StatusBanner>
              )}
              {isAccepted && <PriceTable price={answer.price} isFinal />}
              {!answer && isExpired && (
                <StatusBanner tone="error">{text('pitch.expired', { date: date(validUntil) })}</StatusBanner>
              )}
            </Standing>
          )}
        </PageHero>
      </Slide>
      {sectionsOf(content.blocks, view.works).map(({ from, to, heading, work }) => (
        <Slide key={from} data-slide={`${from}-${to}`} tabIndex={-1}>
          {work ? (
            <PitchWork work={work} name={`work-${from}`} />
          ) : (
            <OwnBlocks page={{ ...content, blocks: telling }} from={placeOf(from)} to={placeOf(to)} />
          )}
          {heading !== '' && <AskLink base={base} about={places.indexOf(heading)} heading={heading} />}
        </Slide>
      ))}
      <Part>
        <Section>
          <Container>
            <Ending>
              {content.nextSteps && (
                <section data-slide="closing" tabIndex={-1}>
                  <h2>{text('pitch.next')}</h2>
                  <RichText html={content.nextStepsHtml} text={content.nextSteps} />
                </section>
              )}
              {files.length > 0 && (
                <section data-slide="closing" tabIndex={-1}>
                  <h2>{text('pitch.files')}</h2>
                  <ul className="files">
                    {files.map(({ label, href }) => (
                      <li key={href}>
                        <a href={href}>{label}</a>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              {!answer && !isExpired && (
                <div data-slide="closing" tabIndex={-1}>
                  <AnswerForm pitch={pitch} />
                </div>
              )}
              {!isAccepted && (answer || isExpired) && price.lines.length > 0 && (
                <section data-slide="closing" tabIndex={-1}>
                  <h2>{text('pitch.price')}</h2>
                  <PriceTable price={price} isFinal />
                </section>
              )}
              <section id="question">
                <h2>{text('pitch.question')}</h2>
                <QuestionForm pitch={pitch} parts={places} />
              </section>
            </Ending>
          </Container>
        </Section>
      </Part>
    </>
  );
}

/** What is shown at once when the pitch is presented. */
const Slide = styled.div`
  && > div > section {
    padding-block: clamp(1.5rem, 3.5vw, 3rem);
  }
`;

const For = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.25rem;
  align-items: center;
  margin: 0 0 1.5rem;
  color: ${look.textSoft};

  img {
    width: auto;
    max-width: 10rem;
    height: 2.5rem;
    object-fit: contain;
  }
`;

const Standing = styled.div`
  display: grid;
  gap: 1.5rem;
  max-width: 46rem;
  padding-bottom: 2.5rem;
`;

const Ending = styled.div`
  display: grid;
  gap: clamp(3rem, 6vw, 4.5rem);
  max-width: 46rem;

  /* On paper nobody asks. */
  @media print {
    > #question {
      display: none;
    }
  }
  h2 {
    margin: 0 0 1.25rem;
    font-size: ${look.size.h3};
  }
  > section > ul a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${look.primary};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
