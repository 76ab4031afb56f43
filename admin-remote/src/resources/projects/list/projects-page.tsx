import type { ProjectCard } from 'content-api/contract';
import { Picture, TagStrip } from 'shared-ui';
import { RecordCard } from '../../../components/list/record-card.tsx';
import { ResourcePage } from '../../../components/list/resource-page.tsx';
import type { Resource } from '../../../components/list/resource-page.tsx';
import { formatDay } from '../../../lib/dates.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { lazyPage } from '../../../lib/lazy-page.ts';
import { usualSorts } from '../../../lib/list-view.ts';
import { placeholderImage } from '../../../lib/placeholder-image.ts';

const resource: Resource<ProjectCard> = {
  key: 'projects',
  path: endpoints.projects,
  pathOf: endpoints.project,
  title: 'Project Management',
  addLabel: 'Add New Project',
  noun: 'projects',
  one: 'project',
  hasPicture: true,
  rules: {
    pageSize: 24,
    sorts: usualSorts<ProjectCard>(),
    textOf: ({ title, subtitle, shortDescription, technologies }) =>
      [title, subtitle, shortDescription, ...technologies].join(' '),
    matchesFilter: ({ technologies }, filter) => technologies.includes(filter),
  },
  filterOf: (all) => ({
    label: 'Technology',
    allLabel: 'All technologies',
    options: [...new Set(all.flatMap(({ technologies }) => technologies))].sort((a, b) => a.localeCompare(b)),
  }),
  form: lazyPage(() => import(/* webpackChunkName: "project-form" */ '../form/project-form.tsx')),
  texts: {
    loadError: 'Error fetching projects',
    deleteTitle: 'Delete project',
    question: 'Are you sure you want to delete this project?',
    deleted: 'Project deleted successfully',
    deleteError: 'Error deleting project',
  },
  renderCard: (project, actions) => (
    <RecordCard
      title={project.title}
      media={
        <Picture
          src={project.mainimage}
          alt=""
          width={480}
          height={300}
          sizes="(min-width: 1024px) 320px, (min-width: 640px) 50vw, 270px"
          fallback={placeholderImage}
        />
      }
      meta={metaOf(project)}
      text={project.shortDescription}
      {...actions}
    >
      <TagStrip tags={project.technologies} label="Technologies" />
    </RecordCard>
  ),
};

/** 'Project Management'. */
export default function ProjectsPage() {
  return <ResourcePage resource={resource} />;
}

function metaOf({ publishedYear, createdAt }: ProjectCard): string {
  const added = `Added ${formatDay(createdAt)}`;
  return publishedYear === undefined ? added : `Published ${publishedYear} · ${added}`;
}
