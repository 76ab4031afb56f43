import { look } from '../lib/look.ts';
import { useStudio } from '../lib/page-context.ts';
import { threads } from '../lib/threads.ts';

/** The studio's mark; without one of its own, warp and weft in its colours. */
export function Mark() {
  const { mark } = useStudio();
  if (mark) return <img src={mark} alt="" width={26} height={26} />;
  return (
    <svg
      viewBox="0 0 24 24"
      width={26}
      height={26}
      aria-hidden="true"
      fill="none"
      strokeWidth={2.6}
      strokeLinecap="round"
    >
      <path d={threads.primary} stroke={look.primary} />
      <path d={threads.secondary} stroke={look.secondary} />
      <path d={threads.tertiary} stroke={look.tertiary} />
    </svg>
  );
}
