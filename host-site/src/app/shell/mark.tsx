import { look } from '../../lib/look.ts';
import { useStudio } from '../../lib/studio/use-studio.ts';

/** The studio's sign; without one of its own, warp and weft in its colours. */
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
      <path d="M3 7.5h18M3 16.5h5.2M12.8 16.5H21" stroke={look.primary} />
      <path d="M7.5 3v2.2M7.5 9.8V21M16.5 3v11.2" stroke={look.secondary} />
      <path d="M16.5 18.8V21" stroke={look.tertiary} />
    </svg>
  );
}
