import { Card } from '../card/card.tsx';
import { TagStrip } from './tag-strip.tsx';

export function TagStripExample() {
  return (
    <Card padded>
      <TagStrip
        label="Technologies"
        tags={[
          'TypeScript',
          'React',
          'Node.js',
          'PostgreSQL',
          'Figma',
          'Docker',
          'Three.js',
          'Rust',
          'Kubernetes',
        ]}
      />
    </Card>
  );
}
