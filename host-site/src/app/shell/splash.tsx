import { site } from '../../site.ts';
import { Mark } from './mark.tsx';

/** The brand for the first 1.5 seconds, over the finished page; styles alone take it away. */
export function Splash() {
  return (
    <div className="site-splash" data-splash aria-hidden="true">
      <span className="site-brand">
        <Mark />
        {site.brand}
      </span>
    </div>
  );
}
