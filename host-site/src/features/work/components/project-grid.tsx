import { CardList } from '../../../components/card-list.tsx';
import type { ProjectCardView } from '../api/project-cards.ts';
import { ProjectCard } from './project-card.tsx';

interface ProjectGridProps {
  projects: ProjectCardView[];
  level?: 2 | 3;
  /** Asks for the first picture at once. Default: false. */
  eager?: boolean;
}

export function ProjectGrid({ projects, level, eager = false }: ProjectGridProps) {
  return (
    <CardList>
      {projects.map((project, index) => (
        <ProjectCard key={project._id} project={project} level={level} eager={eager && index === 0} />
      ))}
    </CardList>
  );
}
