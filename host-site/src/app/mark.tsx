import { look } from '../lib/look.ts';
import { useStudio } from '../lib/page-context.ts';
import { defaultLogo } from '../lib/default-logo.ts';

/** The studio's logo; the default logo in its colours if it has none. */
export function Mark() {
  const { mark, lightMark } = useStudio();
  if (mark) {
    const picture = <img src={mark} alt="" width={26} height={26} />;
    if (!lightMark) return picture;
    return (
      <picture style={{ display: 'contents' }}>
        <source media="(prefers-color-scheme: light)" srcSet={lightMark} />
        {picture}
      </picture>
    );
  }
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
      <path d={defaultLogo.primary} stroke={look.primary} />
      <path d={defaultLogo.secondary} stroke={look.secondary} />
      <path d={defaultLogo.tertiary} stroke={look.tertiary} />
    </svg>
  );
}
