import { CardGrid } from '../card-grid/card-grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Picture } from '../picture/picture.tsx';
import { TagStrip } from '../tag-strip/tag-strip.tsx';
import { Text } from '../text/text.tsx';
import { Card } from './card.tsx';

export function CardExample() {
  return (
    <CardGrid>
      {['A tide table for sailors', 'Looms of the river', 'Night market'].map((title) => (
        <Card key={title} padded>
          <Picture src="/missing.png" alt="" width={800} height={500} fallback={drawing} />
          <Heading level={3}>
            <a className="card-link" href="#card">
              {title}
            </a>
          </Heading>
          <Text>What it is about in two sentences, which is enough to decide whether to open it.</Text>
          <TagStrip
            label={`Technologies of ${title}`}
            tags={['React', 'Node.js', 'PostgreSQL', 'Figma', 'Docker']}
          />
          <a href="#elsewhere">A link of its own</a>
        </Card>
      ))}
    </CardGrid>
  );
}

const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 10'%3E%3Crect width='16' height='10' fill='%231c2236'/%3E%3Ccircle cx='8' cy='5' r='3' fill='%2382adff'/%3E%3C/svg%3E";
