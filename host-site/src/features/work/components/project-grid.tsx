import type { ComponentType, PropsWithChildren } from 'react';
import type { ProjectCardView } from '../api/project-cards.ts';
import { ProjectCard } from './project-card.tsx';

interface ProjectGridProps {
  projects: ProjectCardView[];
  grid: ComponentType<PropsWithChildren>;
  level?: 2 | 3;
  /** Asks for the first picture at once. Default: false. */
  eager?: boolean;
}

export function ProjectGrid({ projects, grid: Grid, level, eager = false }: ProjectGridProps) {
  return (
    <Grid>
      {projects.map((project, index) => (
        <ProjectCard key={project._id} project={project} level={level} eager={eager && index === 0} />
      ))}
    </Grid>
  );
}
