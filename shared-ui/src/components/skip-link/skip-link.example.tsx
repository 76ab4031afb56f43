import { SkipLink } from './skip-link.tsx';

export function SkipLinkExample() {
  return (
    <>
      <SkipLink href="#gallery">Skip to content</SkipLink>
      <p id="gallery">The first Tab on a page brings the link into sight, at the top left.</p>
    </>
  );
}
