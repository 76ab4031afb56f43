import { Tag } from './tag.tsx';

export function TagExample() {
  return (
    <>
      <Tag>TypeScript</Tag> <Tag>React</Tag>
    </>
  );
}
