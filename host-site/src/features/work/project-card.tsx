import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentType, PropsWithChildren } from 'react';
import { Card, Icon, TagStrip, VisuallyHidden, safeHref } from 'shared-ui';
import { SitePicture } from '../../components/site-picture.tsx';
import { look } from '../../lib/look.ts';
import { useLanguageOf, usePage, useTexts } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { cardsAlone } from './cards-alone.ts';
import { cardsOver } from './cards-over.ts';
import { accentOf } from './projects.ts';
import type { ProjectView } from './projects.ts';
import type { SizesOf } from './project-sizes.ts';

interface ProjectCardProps {
  project: ProjectView;
  /** Level of its heading below the list's own. Default: 3. */
  level?: 2 | 3;
  /** True for cards above the fold, whose picture must not wait. */
  eager?: boolean;
  /** Shows its picture in the picture's own proportions. Default: false. */
  uncropped?: boolean;
  /** Width of its picture. */
  sizes: string;
  /** Its picture may be wider than a column. Default: false. */
  wide?: boolean;
}

/** A project in a list: the whole card leads to its page, the link to its code or site keeps its own way. */
export function ProjectCard({ project, level = 3, eager = false, uncropped, sizes, wide }: ProjectCardProps) {
  const { text } = useTexts();
  const { cards } = usePage().site.compositions;
  const { title } = project;
  const language = useLanguageOf(project.spoken);
  const Frame = frames[cards];
  const Title = `h${level}` as const;
  const gitHub = safeHref(project.gitHubLink);
  const aside = gitHub ?? safeHref(project.officialWebsiteLink);
  const asideName = gitHub ? 'GitHub' : text('project.website');
  return (
    <Frame className="site-card work-card" bare style={accentOf(project.accent)}>
      <SitePicture
        src={project.mainimage}
        alt=""
        width={800}
        height={500}
        sizes={sizes}
        eager={eager}
        uncropped={uncropped}
        wide={wide}
        // Words over a picture need it behind them.
        whole={cards !== 'over'}
      />
      <div className="body">
        <Title className="title" {...language}>
          {title}
        </Title>
        <p className="text" {...language}>
          {project.shortDescription}
        </p>
        <TagStrip tags={project.technologies} label={text('project.tags', { title })} />
        <p className="actions">
          <a className="card-link" href={paths.project(project)}>
            {text('project.view')}
            <VisuallyHidden>{` ${text('project.viewOf', { title })}`}</VisuallyHidden>
            <Icon name="arrow-right" />
          </a>
          {aside && (
            <a className="aside" href={aside} target="_blank" rel="noopener noreferrer">
              <Icon name={gitHub ? 'github' : 'external'} />
              {asideName}
              <VisuallyHidden>{text('project.opens', { title })}</VisuallyHidden>
            </a>
          )}
        </p>
      </div>
    </Frame>
  );
}

const frames = { below: Card, over: styled(Card)(cardsOver), alone: styled(Card)(cardsAlone) };

interface ProjectGridProps {
  projects: ProjectView[];
  grid: ComponentType<PropsWithChildren>;
  level?: 2 | 3;
  /** Asks for the first picture at once. Default: false. */
  eager?: boolean;
  /** Shows pictures in their own proportions. Default: false. */
  uncropped?: boolean;
  /** Width of a picture, by its place among them. */
  sizesOf: SizesOf;
  /** Some pictures are wider than a column. Default: false. */
  wide?: boolean;
}

export function ProjectGrid({
  projects,
  grid: Grid,
  level,
  eager = false,
  uncropped,
  sizesOf,
  wide,
}: ProjectGridProps) {
  return (
    <Grid>
      {projects.map((project, index) => (
        <ProjectCard
          key={project._id}
          project={project}
          level={level}
          eager={eager && index === 0}
          uncropped={uncropped}
          sizes={sizesOf(index, projects.length)}
          wide={wide}
        />
      ))}
    </Grid>
  );
}

/** The first project takes a row of its own, the others half of one. */
export const LedGrid = styled.div(css`
  display: grid;
  gap: 1.5rem;

  ${look.up.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-of-type {
      grid-column: 1 / -1;
    }
  }
`);
