import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Marquee, Tabs } from 'shared-ui';
import { SitePicture } from '../../components/site-picture.tsx';
import type { TechnologyView } from './technologies.ts';

/** The five categories that the home page has a tab for; others, such as `api`, are not shown there. */
export const categories = [
  { id: 'frontend', label: 'home.frontend' },
  { id: 'backend', label: 'home.backend' },
  { id: 'database', label: 'home.database' },
  { id: 'design', label: 'home.design' },
  { id: 'devops', label: 'home.devops' },
] as const;

/** A row that holds more than this scrolls by itself. */
const stillCount = 4;

interface TechnologyTabsProps {
  /** Name of the list of tabs. */
  label: string;
  /** Rows wrap, however long. @default false */
  isStill?: boolean;
  /** Of the button that stops the row. @default English */
  pauseLabel?: string;
  playLabel?: string;
  tabs: {
    id: string;
    label: string;
    /** Name of its row. */
    rowLabel: string;
    items: Omit<TechnologyView, 'category'>[];
  }[];
}

/** The categories of the home page, as far as they hold something. */
export function TechnologyTabs({ label, isStill = false, tabs, ...labels }: TechnologyTabsProps) {
  return (
    <Tabs
      label={label}
      items={tabs.map(({ rowLabel, items, ...tab }) => ({
        ...tab,
        content: (
          <Marquee
            threshold={isStill ? items.length : stillCount}
            label={rowLabel}
            items={items.map((one) => ({ key: one.name, content: <TechnologyTile technology={one} /> }))}
            {...labels}
          />
        ),
      }))}
    />
  );
}

/** The tabs of an island, as its markup shows them. */
export function readTabs(island: HTMLElement): TechnologyTabsProps['tabs'] {
  return Array.from(island.querySelectorAll<HTMLElement>('[role=tab]'), (tab) => {
    const row = island.querySelector(`[aria-labelledby="${tab.id}"] ul`);
    return {
      id: tab.dataset.tab ?? '',
      label: tab.textContent,
      rowLabel: row?.getAttribute('aria-label') ?? '',
      items: Array.from(row?.children ?? [], (item) => ({
        name: item.textContent,
        logo: item.querySelector('img')?.getAttribute('src') ?? '',
      })),
    };
  });
}

/** Logo and name. */
function TechnologyTile({ technology }: { technology: Omit<TechnologyView, 'category'> }) {
  return (
    <Tile>
      <SitePicture src={technology.logo} alt="" width={40} height={40} sizes="40px" />
      {technology.name}
    </Tile>
  );
}

const Tile = styled.span(css`
  display: flex;
  gap: 1rem;
  align-items: center;
  min-width: 11rem;
  height: 100%;
  padding: 1rem 0;
  font-weight: 500;

  img {
    width: 2.5rem;
    height: 2.5rem;
    object-fit: contain;
  }
`);
