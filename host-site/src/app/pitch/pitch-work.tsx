import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import { Container, Section, safeHref } from 'shared-ui';
import { InLanguage } from '../../components/in-language.tsx';
import { Part } from '../../components/part.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { Byline } from '../../features/blog/post-article.tsx';
import { CaseStudy } from '../../features/work/project-story.tsx';
import { look } from '../../lib/look.ts';
import { useTexts } from '../../lib/page-context.ts';
import { isPanorama, isTall } from '../../lib/picture-shape.ts';
import { OwnBlockList } from '../own-page/own-blocks.tsx';
import type { Work } from './pitch-data.ts';

interface PitchWorkProps {
  work: Work;
  /** What ids of its headings begin with. */
  name: string;
}

/** Work as its own page tells it, within a pitch. It may have no page that its reader may see: nothing leads there. */
export function PitchWork({ work, name }: PitchWorkProps) {
  return (
    <InLanguage of={work.record.spoken}>
      <Told work={work} name={name} />
    </InLanguage>
  );
}

function Told({ work, name }: PitchWorkProps) {
  const { text } = useTexts();
  switch (work.type) {
    case 'project': {
      const { title, subtitle, shortDescription, mainimage } = work.record;
      return (
        <Framed as={ProjectFrame} title={title} lead={shortDescription || subtitle}>
          <Opening src={mainimage} alt={text('project.picture', { title })} />
          <CaseStudy project={work.record} linked={false} />
        </Framed>
      );
    }
    case 'post': {
      const { title, image, content, contentHtml } = work.record;
      return (
        <Framed as={PostFrame} title={title} below={<Byline post={work.record} />}>
          {safeHref(image) && <Opening src={image} alt="" />}
          <RichText html={contentHtml} text={content} />
        </Framed>
      );
    }
    case 'page': {
      const { title, lead, cards } = work.record;
      // The pitch has forms of its own.
      const blocks = work.record.blocks.filter(({ type }) => type !== 'contact' && type !== 'callToAction');
      return (
        <Framed as={Frame} title={title} lead={lead}>
          <OwnBlockList page={{ title, blocks, cards }} from={0} to={blocks.length} name={name} />
        </Framed>
      );
    }
  }
}

interface FramedProps {
  as: ComponentType<PropsWithChildren>;
  title: string;
  lead?: string;
  /** Behind the title and the lead. */
  below?: ReactNode;
  children: ReactNode;
}

function Framed({ as: Of, title, lead, below, children }: FramedProps) {
  return (
    <Part>
      <Section>
        <Container>
          <Of>
            <header>
              <h2>{title}</h2>
              {lead && <p className="lead">{lead}</p>}
              {below}
            </header>
            {children}
          </Of>
        </Container>
      </Section>
    </Part>
  );
}

function Opening({ src, alt }: { src: string; alt: string }) {
  return (
    <SitePicture
      className={isTall(src) ? 'opening tall' : 'opening'}
      src={src}
      alt={alt}
      width={1200}
      height={750}
      sizes="(min-width: 1280px) 1200px, 100vw"
      wide
      whole
      uncropped={isPanorama(src)}
    />
  );
}

const Frame = styled.article`
  /* Longer than a card: it goes on on the next sheet. */
  @media print {
    break-inside: auto;
  }
  > header {
    display: grid;
    gap: 1rem;
    max-width: 44rem;
    margin-bottom: clamp(2rem, 4vw, 3rem);
  }
  .lead {
    margin: 0;
    font-size: ${look.size.lead};
    text-wrap: balance;
  }
`;

const pictures = (which: string) => css`
  ${which} {
    width: 100%;
    aspect-ratio: 8 / 5;
    border: 1px solid ${look.line};
    border-radius: ${look.radii.xl};
    object-fit: cover;
  }
  &&& .tall > img {
    display: block;
    width: min(100%, 60svh);
    height: auto;
    aspect-ratio: auto 3 / 4;
    margin-inline: auto;
  }
`;

const ProjectFrame = styled(Frame)(
  pictures('img:not(.rich img)'),
  css`
    .chips {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
  `,
);

const PostFrame = styled(Frame)(
  pictures('.opening img'),
  css`
    > .rich,
    > p {
      max-width: 38rem;
      margin-top: 2rem;
      font-size: 1.0625rem;
    }
  `,
);
