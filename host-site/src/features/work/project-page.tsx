import { testimonials } from '../../components/sections/testimonials.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { missingHead } from '../../lib/page/missing-head.ts';
import type { Page } from '../../lib/page/page.ts';
import { recordOutcome } from '../../lib/page/record-outcome.ts';
import { withSeo } from '../../lib/page/with-seo.ts';
import { paths } from '../../lib/paths.ts';
import { pageWords } from '../../lib/studio/page-words.ts';
import { project } from './api/project.ts';
import { nextProject } from './next-project.ts';
import { ProjectScreen } from './components/project-screen.tsx';

export const page: Page = {
  resources: (address) => [
    project(address.params.id ?? ''),
    testimonials.resource(address),
    nextProject.resource(address),
    pageWords,
  ],
  outcome: ({ params: { id = '' }, read }) =>
    recordOutcome(read(project(id)), paths.project, paths.project({ _id: id })),
  head: ({ params, read }) => {
    const found = dataOf(read(project(params.id ?? '')));
    if (!found) return missingHead('Project');
    const path = paths.project(found);
    return withSeo(
      {
        title: found.title,
        description: found.shortDescription || found.subtitle || found.title,
        canonical: path,
        image: `/og${path}.jpg`,
        imageAlt: found.title,
        type: 'article',
        crumbs: [
          { name: 'Projects', path: paths.projects },
          { name: found.title, path },
        ],
        thing: {
          '@type': 'CreativeWork',
          name: found.title,
          headline: found.subtitle,
          description: found.shortDescription,
          url: path,
          image: found.mainimage,
          keywords: found.technologies,
          dateCreated: found.createdAt,
          dateModified: found.updatedAt,
        },
      },
      found,
    );
  },
  Component: (address) => (
    <ProjectScreen {...address}>
      <testimonials.Component {...address} />
      <nextProject.Component {...address} />
    </ProjectScreen>
  ),
};
