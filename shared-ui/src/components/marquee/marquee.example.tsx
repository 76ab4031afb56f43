import { Badge } from '../badge/badge.tsx';
import { Marquee } from './marquee.tsx';

export function MarqueeExample() {
  return (
    <Marquee
      label="Tools"
      items={['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Figma', 'Docker'].map((name) => ({
        key: name,
        content: <Badge>{name}</Badge>,
      }))}
    />
  );
}
