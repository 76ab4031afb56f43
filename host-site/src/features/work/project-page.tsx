import { descriptionOf, project as kind } from 'content-api/contract';
import type { PropsWithChildren } from 'react';
import { InLanguage } from '../../components/in-language.tsx';
import { Part } from '../../components/part.tsx';
import { RecordScreen } from '../../components/record-screen.tsx';
import { testimonials } from '../../components/testimonials.tsx';
import { missingHead, withSeo } from '../../lib/head.ts';
import { recordOutcome } from '../../lib/page.ts';
import type { Page, PageAddress } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources.ts';
import { CaseStudy } from './project-story.tsx';
import { ProjectArticle } from './project-article.tsx';
import { nextProject } from './next-project.tsx';
import { project } from './projects.ts';

export const page: Page = {
  subject: ({ params }) => ({ resource: project(params.id ?? ''), pathOf: paths.project }),
  resources: (address) => [
    project(address.params.id ?? ''),
    testimonials.resource(address),
    nextProject.resource(address),
  ],
  outcome: ({ params: { id = '' }, read }) =>
    recordOutcome(read(project(id)), paths.project, paths.project({ _id: id })),
  head: ({ params, read, texts }) => {
    const content = dataOf(read(project(params.id ?? '')));
    if (!content) return missingHead(texts, 'project.missing', 'project.missingAt');
    const path = paths.project(content);
    return withSeo(
      {
        title: content.title,
        description: descriptionOf(kind, content),
        canonical: path,
        image: `/og${path}.jpg`,
        imageAlt: content.title,
        type: 'article',
        crumbs: [
          { name: texts.text('page.projects'), path: paths.projects },
          { name: content.title, path },
        ],
        thing: {
          '@type': 'CreativeWork',
          name: content.title,
          headline: content.subtitle,
          description: content.shortDescription,
          url: path,
          image: content.mainimage,
          keywords: content.technologies,
          dateCreated: content.createdAt,
          datePublished: content.publishedYear?.toString(),
          dateModified: content.updatedAt,
        },
      },
      content,
    );
  },
  Component: (address) => (
    <ProjectScreen {...address}>
      <testimonials.Component {...address} />
      <nextProject.Component {...address} />
    </ProjectScreen>
  ),
};

/** One project, with what follows its story, or that there is none. */
function ProjectScreen({ params, children }: PropsWithChildren<PageAddress>) {
  return (
    <RecordScreen
      resource={project(params.id ?? '')}
      missing="project.missing"
      back={{ to: paths.projects, label: 'project.back' }}
    >
      {(content) => (
        <>
          <InLanguage of={content.spoken}>
            <ProjectArticle project={content} />
            <Part>
              <CaseStudy project={content} />
            </Part>
          </InLanguage>
          {children}
        </>
      )}
    </RecordScreen>
  );
}
