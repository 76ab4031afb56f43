import { VisuallyHidden } from './visually-hidden.tsx';

export function VisuallyHiddenExample() {
  return (
    <p>
      Read more<VisuallyHidden> about the tide table</VisuallyHidden>
    </p>
  );
}
