import { Marquee, Tabs } from 'shared-ui';
import type { TechnologyView } from '../api/technologies.ts';
import { TechnologyTile } from './technology-tile.tsx';

/** A row that holds more than this scrolls by itself. */
const stillCount = 4;

interface TechnologyTabsProps {
  /** Name of the list of tabs. */
  label: string;
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
export function TechnologyTabs({ label, tabs, ...labels }: TechnologyTabsProps) {
  return (
    <Tabs
      label={label}
      items={tabs.map(({ rowLabel, items, ...tab }) => ({
        ...tab,
        content: (
          <Marquee
            threshold={stillCount}
            label={rowLabel}
            items={items.map((one) => ({ key: one.name, content: <TechnologyTile technology={one} /> }))}
            {...labels}
          />
        ),
      }))}
    />
  );
}
