import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Icon } from 'shared-ui';
import { look } from '../../lib/look.ts';
import { useResource, useTexts } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources.ts';
import { projectTags } from './projects.ts';
import type { TagCount } from './projects.ts';

/** Links to the projects of one service or industry. Nothing while there is no choice. */
export function ProjectFilter({ tag }: { tag: string }) {
  const { text } = useTexts();
  const { services = [], industries = [] } = dataOf(useResource(projectTags)) ?? {};
  if (services.length + industries.length < 2) return null;
  const chosen = industries.find(({ name }) => name === tag);
  return (
    <Bar aria-label={text('projects.filter')}>
      <ul>
        <li>
          <a href={paths.projects} aria-current={tag ? undefined : 'true'}>
            {text('projects.all')}
          </a>
        </li>
        <Tags tags={services} chosen={tag} />
      </ul>
      {industries.length > 0 && (
        // Another one after each choice, which is shut.
        <details key={tag}>
          <summary data-chosen={chosen && true}>
            {chosen?.name ?? text('projects.industries')} <Icon name="chevron-down" />
          </summary>
          <ul>
            <Tags tags={industries} chosen={tag} />
          </ul>
        </details>
      )}
    </Bar>
  );
}

function Tags({ tags, chosen }: { tags: TagCount[]; chosen: string }) {
  return tags.map(({ name, count }) => (
    <li key={name}>
      <a href={paths.projectsOf(name)} aria-current={name === chosen ? 'true' : undefined}>
        {name} <small>{count}</small>
      </a>
    </li>
  ));
}

/** Its last line is the one of the switch between grid and list. */
const Bar = styled.nav(css`
  position: relative;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  max-width: calc(100% - 9rem);
  margin-bottom: -44px;

  a,
  summary {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-height: 44px;
    padding-inline-end: 1.5rem;
    white-space: nowrap;
    cursor: pointer;
  }
  & :is(a, summary):hover,
  [aria-current],
  [data-chosen] {
    color: ${look.text};
    text-decoration: underline 2px ${look.primary};
    text-underline-offset: 0.5rem;
  }
  small {
    color: ${look.textFaint};
    font-size: 0.75rem;
  }
  /* On a phone one line that scrolls sideways, as wide as the page. */
  > ul {
    display: flex;
    flex: none;
    width: calc(100% + 9rem);
    overflow-x: auto;
    scrollbar-width: none;
    mask-image: linear-gradient(var(--to-end, 90deg), black calc(100% - 3rem), transparent);
  }
  /* The strip opens where the choice is; browsers that do not know it begin on the left. */
  [aria-current] {
    scroll-initial-target: nearest;
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details > ul {
    position: absolute;
    max-width: calc(100vw - 3rem);
    padding: 0.5rem 0 0.5rem 1.5rem;
    border: 1px solid ${look.line};
    border-radius: ${look.radii.lg};
    background: ${look.raised};
    columns: 2;
  }
  ${look.up.md} {
    > ul {
      flex: 0 1 auto;
      flex-wrap: wrap;
      width: auto;
      mask-image: none;
    }
    details > ul {
      columns: 3;
    }
  }
  @media print {
    display: none;
  }
`);
