import type { AboutView } from '../api/about.ts';
import { splitHighlights } from '../split-highlights.ts';

interface HighlightedTextProps {
  paragraphs: string[];
  highlights: AboutView['highlights'];
}

/** Paragraphs with their highlighted phrases marked. */
export function HighlightedText({ paragraphs, highlights }: HighlightedTextProps) {
  return paragraphs.map((paragraph, index) => (
    <p key={index}>
      {splitHighlights(paragraph, index, highlights).map((part, at) =>
        part.highlighted ? <mark key={at}>{part.text}</mark> : part.text,
      )}
    </p>
  ));
}
