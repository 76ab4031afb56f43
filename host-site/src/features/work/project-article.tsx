import styled from '@emotion/styled';
import { Badge, ButtonLink, Icon, safeHref } from 'shared-ui';
import { SitePicture } from '../../components/site-picture.tsx';
import { isPanorama, isTall } from '../../lib/picture-shape.ts';
import { look } from '../../lib/look.ts';
import { usePage, useTexts } from '../../lib/page-context.ts';
import type { ProjectView } from './projects.ts';

/** Printed when a project does not say when it was published (specification, section 2): others than software state no year. */
const fallbackYear = 2023;
const outward = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The head of a project's page; its story follows from the server. */
export function ProjectArticle({ project }: { project: ProjectView }) {
  const { text } = useTexts();
  const { studio, compositions } = usePage().site;
  const ProjectFrame = frames[compositions.caseStudy];
  const year = project.publishedYear ?? (studio.trade === 'software' ? fallbackYear : undefined);
  const gitHub = safeHref(project.gitHubLink);
  const picture = project.mainimage;
  const website = safeHref(project.officialWebsiteLink);
  return (
    <ProjectFrame>
      <header className="head">
        <div className="words">
          {year && <Badge>{text('project.published', { year: String(year) })}</Badge>}
          <h1>{project.title}</h1>
          {project.subtitle && <p className="subtitle">{project.subtitle}</p>}
          {project.shortDescription && <p>{project.shortDescription}</p>}
          {(gitHub ?? website) && (
            <p className="links">
              {gitHub && (
                <ButtonLink as="a" variant="secondary" href={gitHub} {...outward}>
                  <Icon name="github" /> GitHub
                </ButtonLink>
              )}
              {website && (
                <ButtonLink as="a" href={website} {...outward}>
                  <Icon name="external" /> {text('project.website')}
                </ButtonLink>
              )}
            </p>
          )}
        </div>
        <SitePicture
          className={isTall(picture) ? 'lead tall' : 'lead'}
          src={picture}
          alt={text('project.picture', { title: project.title })}
          width={1200}
          height={750}
          sizes={openingSizes}
          eager
          wide
          whole
          uncropped={isPanorama(picture)}
        />
      </header>
    </ProjectFrame>
  );
}

/** Width of the picture at the top, for `sizes`. */
const openingSizes = '(min-width: 500px) 100vw, 270px';

const MarginFrame = styled.article`
  .head {
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(2rem, 4vw, 3.5rem);
  }
  .words {
    display: grid;
    gap: 1rem;
    justify-items: start;
    max-width: 60rem;
  }
  .words > p:not(.subtitle, .links) {
    max-width: 38rem;
    font-size: ${look.size.lead};
  }
  /* From edge to edge of the window; the page cuts off what lies behind a scrollbar. */
  .lead {
    position: relative;
    left: 50%;
    display: block;
    width: 100vw;
    max-width: none;
    transform: translateX(-50%);
  }
  && .lead > img {
    display: block;
    max-height: 80svh;
    aspect-ratio: 16 / 9;
    border: 0;
    border-radius: 0;
  }
  @media print {
    .lead {
      position: static;
      width: auto;
      max-width: 100%;
      transform: none;
    }
  }
  .subtitle {
    color: ${look.text};
    font-size: clamp(1.25rem, 1rem + 1.2vw, 2rem);
    line-height: 1.3;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  .words > .links {
    gap: 1rem;
    margin-top: 0.5rem;
  }
`;

/** Words in the middle above a picture as wide as the page. */
const ColumnFrame = styled(MarginFrame)`
  .words {
    justify-items: center;
    margin-inline: auto;
    text-align: center;
  }
  .links {
    justify-content: center;
  }
`;

const frames = { margin: MarginFrame, column: ColumnFrame, strip: MarginFrame };
