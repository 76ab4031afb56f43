import type { ComponentProps } from 'react';
import { Picture } from 'shared-ui';
import placeholder from '../../assets/placeholder.svg';

/** A picture of a page. Without a fallback of its own it has the placeholder, which the page's script knows (`pictures.ts`). */
export function SitePicture({ fallback, ...props }: ComponentProps<typeof Picture>) {
  return <Picture {...props} fallback={fallback ?? placeholder} data-fallback={fallback} />;
}
