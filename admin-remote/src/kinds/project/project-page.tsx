import { project } from 'content-api/contract';
import type { ProjectCard } from 'content-api/contract';
import { formatDay } from '../../lib/dates.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { RecordsPage } from '../../records/records-page.tsx';

const form = lazyPage(() => import(/* webpackChunkName: "project-form" */ './project-form.tsx'));

/** 'Project Management'. */
export default function ProjectPage() {
  return <RecordsPage kind={project} metaOf={metaOf} form={form} />;
}

function metaOf({ publishedYear, createdAt }: ProjectCard): string {
  const added = `Added ${formatDay(createdAt)}`;
  return publishedYear === undefined ? added : `Published ${publishedYear} · ${added}`;
}
