import { Marquee, Tabs } from 'shared-ui';
import type { TechnologyView } from '../api/technologies.ts';
import { categories } from '../categories.ts';
import { TechnologyTile } from './technology-tile.tsx';

/** A row that holds more than this scrolls by itself. */
const stillCount = 4;

/** The categories of the home page, as far as they hold something. */
export function TechnologyTabs({ technologies }: { technologies: TechnologyView[] }) {
  return (
    <Tabs
      label="Technology categories"
      items={categories.flatMap(({ id, label }) => {
        const items = technologies
          .filter((one) => one.category === id)
          .map((one) => ({ key: one.name, content: <TechnologyTile technology={one} /> }));
        const content = <Marquee threshold={stillCount} label={`${label} technologies`} items={items} />;
        return items.length > 0 ? { id, label, content } : [];
      })}
    />
  );
}
