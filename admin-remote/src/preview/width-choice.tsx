import { PillBar } from '../components/pill-bar.tsx';

/** Width of the previewed window in px, or that of a desk. */
export type PreviewWidth = 360 | 768 | 'full';

const widths: { value: PreviewWidth; label: string; name: string }[] = [
  { value: 360, label: '360', name: '360 pixels wide, a phone' },
  { value: 768, label: '768', name: '768 pixels wide, a tablet' },
  { value: 'full', label: 'Full', name: 'Full width' },
];

interface WidthChoiceProps {
  value: PreviewWidth;
  onChange: (value: PreviewWidth) => void;
}

/** The widths that a page can be looked at in. */
export function WidthChoice({ value, onChange }: WidthChoiceProps) {
  return (
    <PillBar role="group" aria-label="Width of the page">
      {widths.map((width) => (
        <button
          key={width.value}
          type="button"
          aria-label={width.name}
          aria-pressed={width.value === value}
          onClick={() => onChange(width.value)}
        >
          {width.label}
        </button>
      ))}
    </PillBar>
  );
}

/** The choice that comes nearest to the window that a comment was made in. */
export function widthFor(width: number): PreviewWidth {
  if (width < 564) return 360;
  return width < 1024 ? 768 : 'full';
}
