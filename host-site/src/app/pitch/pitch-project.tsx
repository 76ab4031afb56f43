import styled from '@emotion/styled';
import { Container, Section } from 'shared-ui';
import { InLanguage } from '../../components/in-language.tsx';
import { Part } from '../../components/part.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { CaseStudy } from '../../features/work/project-story.tsx';
import type { ProjectView } from '../../features/work/projects.ts';
import { look } from '../../lib/look.ts';
import { useTexts } from '../../lib/page-context.ts';
import { isPanorama, isTall } from '../../lib/picture-shape.ts';

/** A project as its own page tells it, within a pitch. It may have no page that its reader may see: nothing leads there. */
export function PitchProject({ project }: { project: ProjectView }) {
  const { text } = useTexts();
  const { title, subtitle, shortDescription, mainimage } = project;
  return (
    <Part>
      <Section>
        <Container>
          <InLanguage of={project.spoken}>
            <Frame>
              <header>
                <h2>{title}</h2>
                {(subtitle || shortDescription) && <p>{shortDescription || subtitle}</p>}
              </header>
              <SitePicture
                className={isTall(mainimage) ? 'tall' : undefined}
                src={mainimage}
                alt={text('project.picture', { title })}
                width={1200}
                height={750}
                sizes="(min-width: 1280px) 1200px, 100vw"
                wide
                whole
                uncropped={isPanorama(mainimage)}
              />
              <CaseStudy project={project} linked={false} />
            </Frame>
          </InLanguage>
        </Container>
      </Section>
    </Part>
  );
}

const Frame = styled.article`
  > header {
    display: grid;
    gap: 1rem;
    max-width: 44rem;
    margin-bottom: clamp(2rem, 4vw, 3rem);
  }
  > header p {
    margin: 0;
    font-size: ${look.size.lead};
    text-wrap: balance;
  }
  img:not(.rich img) {
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
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
`;
