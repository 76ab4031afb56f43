import { Marquee, Tabs } from 'shared-ui';
import type { TechnologyView } from '../api/technologies.ts';
import { TechnologyTile } from './technology-tile.tsx';

const categories = [
  { id: 'frontend', label: 'Frontend' },
  { id: 'backend', label: 'Backend' },
  { id: 'database', label: 'Database' },
  { id: 'design', label: 'Design' },
  { id: 'devops', label: 'DevOps' },
];
/** A row that holds more than this scrolls by itself (specification, section 9). */
const stillCount = 4;

/** The five categories of the home page; others, such as `api`, have no tab (ruling 23). */
export function TechnologyTabs({ technologies }: { technologies: TechnologyView[] }) {
  return (
    <Tabs
      label="Technology categories"
      items={categories.map(({ id, label }) => ({
        id,
        label,
        content: <Row label={label} items={technologies.filter((one) => one.category === id)} />,
      }))}
    />
  );
}

function Row({ label, items }: { label: string; items: TechnologyView[] }) {
  if (items.length === 0) return <p>No {label} technologies yet.</p>;
  return (
    <Marquee
      threshold={stillCount}
      label={`${label} technologies`}
      items={items.map((one) => ({ key: one.name, content: <TechnologyTile technology={one} /> }))}
    />
  );
}
