import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container, EmptyState, ErrorState, Section, VisuallyHidden } from 'shared-ui';
import { CallToAction } from '../../components/call-to-action.tsx';
import { ListPages } from '../../components/list-pages.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { RetryLink } from '../../components/retry-link.tsx';
import { pagedHead } from '../../lib/head.ts';
import { look } from '../../lib/look.ts';
import { usePage, useResource, useStudio, useTexts } from '../../lib/page-context.ts';
import type { Page, PageAddress } from '../../lib/page.ts';
import { pageOf } from '../../lib/paged.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources.ts';
import { ProjectFilter } from './project-filter.tsx';
import { ProjectGrid } from './project-card.tsx';
import { projectGrids } from './project-grids.ts';
import { projectSizes } from './project-sizes.ts';
import { projectCards, projectTags } from './projects.ts';

const maxTagLength = 100;

export const page: Page = {
  resources: ({ query }) => [projectCards(pageOf(query), tagOf(query)), projectTags],
  head: ({ query, read, texts }) => ({
    title: texts.text('projects.title'),
    description: texts.text('projects.description'),
    // A filtered list is the same projects again: search engines need not keep it.
    ...(!tagOf(query) &&
      pagedHead(paths.projects, pageOf(query), dataOf(read(projectCards(pageOf(query), ''))))),
    crumbs: [{ name: texts.text('page.projects'), path: paths.projects }],
  }),
  Component: ProjectsPage,
};

function ProjectsPage({ query }: PageAddress) {
  const { text } = useTexts();
  return (
    <>
      <PageHero title={text('projects.title')} lead={useStudio().projectsLead} />
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
  const { text } = useTexts();
  const cards = useResource(projectCards(number, tag));
  const paged = dataOf(cards);
  const { projects: composition } = usePage().site.compositions;
  return (
    <>
      <VisuallyHidden role="status">
        {tag && paged?.items[0] && text('projects.found', { count: paged.total })}
      </VisuallyHidden>
      <ViewSwitch hidden={!paged?.items[0]} opensAsList={composition === 'list'} />
      {list()}
    </>
  );

  function list(): ReactNode {
    if (!paged) {
      const message = cards.status === 'error' ? cards.message : text('projects.failed');
      return <ErrorState title={message} message={text('trouble.later')} action={<RetryLink />} />;
    }
    const { items, total, size } = paged;
    if (items.length === 0)
      return tag ? (
        <EmptyState title={text('projects.noMatch')} message={text('projects.noMatchHint')} />
      ) : (
        <EmptyState title={text('projects.none')} message={text('trouble.soon')} />
      );
    return (
      <>
        <ProjectGrid
          projects={items}
          grid={projectGrids[composition]}
          level={2}
          eager
          uncropped={composition === 'masonry'}
          sizesOf={projectSizes[composition]}
          wide={composition === 'spans'}
        />
        <ListPages
          path={tag ? paths.projectsOf(tag) : paths.projects}
          page={number}
          total={total}
          size={size}
          label={text('projects.pages')}
        />
      </>
    );
  }
}

/** The service or industry that an address asks for. */
function tagOf(query: URLSearchParams): string {
  return (query.get('tag') ?? '').slice(0, maxTagLength);
}

/** Chooses between pictures and lines for the list beside it, which looks at what is checked. Needs no script. */
function ViewSwitch({ hidden, opensAsList }: { hidden: boolean; opensAsList: boolean }) {
  const { text } = useTexts();
  return (
    <Choice role="radiogroup" aria-label={text('projects.showAs')} hidden={hidden}>
      <label>
        <input type="radio" name="view" value="grid" defaultChecked={!opensAsList} />
        {text('projects.grid')}
      </label>
      <label>
        <input type="radio" name="view" value="list" defaultChecked={opensAsList} />
        {text('projects.list')}
      </label>
    </Choice>
  );
}

const Choice = styled.div`
  display: flex;
  gap: 1rem;
  justify-content: flex-end;
  margin-bottom: 1rem;

  label {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 0.5rem;
    border-bottom: 2px solid transparent;
    cursor: pointer;
  }
  input {
    position: absolute;
    opacity: 0;
  }
  label:has(:checked) {
    border-color: ${look.primary};
    color: ${look.text};
  }
  label:has(:focus-visible) {
    outline: 2px solid;
  }
`;
