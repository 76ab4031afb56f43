import { useStudio } from '../../lib/studio/use-studio.ts';
import { Mark } from './mark.tsx';

/** The brand for the first 1.5 seconds of a visit, in front of the finished page; styles alone take it away. */
export function Splash() {
  const { name, splash } = useStudio();
  return (
    <div className="site-splash" data-splash aria-hidden="true">
      <span className="site-brand">
        <Mark />
        {splash || name}
      </span>
    </div>
  );
}
