import { project } from 'content-api/contract';
import type { ProjectCard } from 'content-api/contract';
import { lazyPage } from '../../lib/lazy-page.ts';
import { useDates } from '../../lib/use-dates.ts';
import { RecordsPage } from '../../records/records-page.tsx';

const form = lazyPage(() => import(/* webpackChunkName: "project-form" */ './project-form.tsx'));

/** 'Project Management'. */
export default function ProjectPage() {
  const dates = useDates();
  return <RecordsPage kind={project} metaOf={metaOf} form={form} />;

  function metaOf({ publishedYear, createdAt }: ProjectCard): string {
    const added = `Added ${dates.day(createdAt)}`;
    return publishedYear === undefined ? added : `Year ${publishedYear} · ${added}`;
  }
}
