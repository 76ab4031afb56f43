import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container, EmptyState, ErrorState, Section, VisuallyHidden, mediaDown, mediaUp } from 'shared-ui';
import { CallToAction } from '../../components/call-to-action.tsx';
import { ListPages } from '../../components/list-pages.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { RetryLink } from '../../components/retry-link.tsx';
import { pagedHead } from '../../lib/head.ts';
import { look } from '../../lib/look.ts';
import { useResource, useStudio, useTexts } from '../../lib/page-context.ts';
import type { Page, PageAddress } from '../../lib/page.ts';
import { pageOf } from '../../lib/paged.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources.ts';
import { ProjectFilter } from './project-filter.tsx';
import { ProjectGrid } from './project-card.tsx';
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
  return (
    <>
      <VisuallyHidden role="status">
        {tag && paged?.items[0] && text('projects.found', { count: paged.total })}
      </VisuallyHidden>
      <ViewSwitch hidden={!paged?.items[0]} />
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
        <ProjectGrid projects={items} grid={AlternatingGrid} level={2} eager />
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
function ViewSwitch({ hidden }: { hidden: boolean }) {
  const { text } = useTexts();
  return (
    <Choice role="radiogroup" aria-label={text('projects.showAs')} hidden={hidden}>
      <label>
        <input type="radio" name="view" value="grid" defaultChecked />
        {text('projects.grid')}
      </label>
      <label>
        <input type="radio" name="view" value="list" />
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

/**
 * On wide screens rows of 8 and 4 columns, of 5 and 7, and of all twelve; one that is left over takes a row. As a list, if the switch
 * beside it says so, one line for each.
 */
const AlternatingGrid = styled.div(css`
  display: grid;
  gap: 1.5rem;

  ${mediaUp('page.sm')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    ${mediaDown('page.lg')} {
      > * {
        grid-column: span 6;
      }
      > :first-of-type,
      > :last-of-type:nth-of-type(even) {
        grid-column: 1 / -1;
      }
    }
  }
  ${mediaUp('page.lg')} {
    > :nth-of-type(5n + 1) {
      grid-column: span 8;
    }
    > :nth-of-type(5n + 2) {
      grid-column: span 4;
    }
    > :nth-of-type(5n + 3) {
      grid-column: span 5;
    }
    > :nth-of-type(5n + 4) {
      grid-column: span 7;
    }
    > :nth-of-type(5n),
    > :last-of-type:is(:nth-of-type(5n + 1), :nth-of-type(5n + 3)) {
      grid-column: 1 / -1;
    }
  }
  [role='radiogroup']:has([value='list']:checked) + & {
    gap: 0.5rem;
    > * {
      flex-direction: row;
      grid-column: 1 / -1;
    }
    picture {
      flex: none;
      width: clamp(5rem, 12%, 8rem);
      aspect-ratio: 1;
    }
    .body {
      flex: 1;
      grid-template-columns: 1fr 1fr auto;
      align-items: center;
      align-content: center;
      padding-block: 0.5rem;
    }
    .title {
      grid-row: auto;
      font-size: ${look.size.h3};
    }
    .text {
      display: none;
    }
    .actions {
      align-self: center;
    }
  }
`);
