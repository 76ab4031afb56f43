import type { ReactNode } from 'react';
import { Container, EmptyState, ErrorState, Section, VisuallyHidden } from 'shared-ui';
import { CallToAction } from '../../components/call-to-action.tsx';
import { ListPages } from '../../components/list-pages.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { RetryLink } from '../../components/retry-link.tsx';
import type { Page, PageAddress } from '../../lib/page/page.ts';
import { pagedHead } from '../../lib/page/paged-head.ts';
import { pageOf } from '../../lib/paged.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { pageWords } from '../../lib/studio/page-words.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { usePageWords } from '../../lib/studio/use-page-words.ts';
import { projectCards } from './api/project-cards.ts';
import { projectTags } from './api/project-tags.ts';
import { AlternatingGrid } from './components/alternating-grid.ts';
import { ProjectFilter } from './components/project-filter.tsx';
import { ProjectGrid } from './components/project-grid.tsx';
import { ViewSwitch } from './components/view-switch.tsx';

const maxTagLength = 100;

export const page: Page = {
  resources: ({ query }) => [projectCards(pageOf(query), tagOf(query)), projectTags, pageWords],
  head: ({ query, read }) => ({
    title: 'All Projects',
    description: 'Every project of the studio: what it is for, what it is built with, and where to see it.',
    // A filtered list is the same projects again: search engines need not keep it.
    ...(!tagOf(query) &&
      pagedHead(paths.projects, pageOf(query), dataOf(read(projectCards(pageOf(query), ''))))),
    crumbs: [{ name: 'Projects', path: paths.projects }],
  }),
  Component: ProjectsPage,
};

function ProjectsPage({ query }: PageAddress) {
  return (
    <>
      <PageHero title="All Projects" lead={usePageWords()?.projectsLead} />
      <Section>
        <Container>
          <ProjectFilter tag={tagOf(query)} />
          <Projects number={pageOf(query)} tag={tagOf(query)} />
        </Container>
      </Section>
      <CallToAction />
    </>
  );
}

function Projects({ number, tag }: { number: number; tag: string }) {
  const cards = useResource(projectCards(number, tag));
  const paged = dataOf(cards);
  return (
    <>
      <VisuallyHidden role="status">
        {tag && paged?.items[0] && `${paged.total} projects found`}
      </VisuallyHidden>
      <ViewSwitch hidden={!paged?.items[0]} />
      {list()}
    </>
  );

  function list(): ReactNode {
    if (!paged) {
      const message = cards.status === 'error' ? cards.message : 'Failed to fetch projects';
      return <ErrorState title={message} message="Please try again in a moment." action={<RetryLink />} />;
    }
    const { items, total, size } = paged;
    if (items.length === 0)
      return tag ? (
        <EmptyState title="No projects match" message="Try another service or industry." />
      ) : (
        <EmptyState title="No projects yet" message="The first ones will appear here." />
      );
    return (
      <>
        <ProjectGrid projects={items} grid={AlternatingGrid} level={2} eager />
        <ListPages
          path={tag ? paths.projectsOf(tag) : paths.projects}
          page={number}
          total={total}
          size={size}
          label="Pages of projects"
        />
      </>
    );
  }
}

/** The service or industry that an address asks for. */
function tagOf(query: URLSearchParams): string {
  return (query.get('tag') ?? '').slice(0, maxTagLength);
}
