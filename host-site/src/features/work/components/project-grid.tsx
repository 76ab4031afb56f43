import { CardList } from '../../../components/card-list.tsx';
import type { ProjectCardView } from '../api/project-cards.ts';
import { ProjectCard } from './project-card.tsx';

interface ProjectGridProps {
  projects: ProjectCardView[];
  level?: 2 | 3;
  /** How many pictures are asked for at once. Default: 0. */
  eager?: number;
}

export function ProjectGrid({ projects, level, eager = 0 }: ProjectGridProps) {
  return (
    <CardList>
      {projects.map((project, index) => (
        <ProjectCard key={project._id} project={project} level={level} eager={index < eager} />
      ))}
    </CardList>
  );
}
