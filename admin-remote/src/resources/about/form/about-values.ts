import type { About, Founders } from 'content-api/contract';

/** One paragraph; an object, as the form's lists hold objects only. */
export interface ParagraphValues {
  text: string;
}

export interface HighlightValues {
  text: string;
  /** Index of its paragraph, as text: it is chosen in a select. */
  paragraph: string;
}

export interface FounderValues {
  name: string;
  bio: string;
  image: string;
  imagePosition: 'left' | 'right';
  github: string;
  portfolio: string;
  linkedin: string;
  instagram: string;
}

/** The about page as its editor shows it. */
export interface AboutValues {
  title: string;
  image: string;
  paragraphs: ParagraphValues[];
  highlights: HighlightValues[];
  additionalParagraphs: ParagraphValues[];
  additionalHighlights: HighlightValues[];
  sideImage: string;
  foundersTitle: string;
  founders: FounderValues[];
}

export const newHighlight: HighlightValues = { text: '', paragraph: '0' };

export const newFounder: FounderValues = {
  name: '',
  bio: '',
  image: '',
  imagePosition: 'left',
  github: '',
  portfolio: '',
  linkedin: '',
  instagram: '',
};

/** The half that comes with the about record. */
export function aboutPart(about: About) {
  return {
    title: about.title,
    image: about.image,
    paragraphs: about.paragraphs.length > 0 ? about.paragraphs.map((text) => ({ text })) : [{ text: '' }],
    highlights: about.highlights.map(highlightValues),
    additionalParagraphs: about.additionalParagraphs.map((text) => ({ text })),
    additionalHighlights: about.additionalHighlights.map(highlightValues),
    sideImage: about.sideImage,
  } satisfies Partial<AboutValues>;
}

/** The half that comes with the founders. */
export function foundersPart({ title, founders }: Founders) {
  return {
    foundersTitle: title,
    founders: founders.map(({ name, bio, image, imagePosition, social }) => ({
      name,
      bio,
      image,
      imagePosition,
      ...social,
    })),
  } satisfies Partial<AboutValues>;
}

/** What is sent, for both calls: texts of founders trimmed, absent links empty (section 5). */
export function aboutPageInput(values: AboutValues): { about: unknown; founders: unknown } {
  return {
    about: {
      title: values.title,
      image: values.image,
      paragraphs: values.paragraphs.map(({ text }) => text),
      highlights: values.highlights.map(highlightInput),
      additionalParagraphs: values.additionalParagraphs.map(({ text }) => text),
      additionalHighlights: values.additionalHighlights.map(highlightInput),
      sideImage: values.sideImage,
    },
    founders: {
      title: values.foundersTitle,
      founders: values.founders.map(({ name, bio, image, imagePosition, ...social }) => ({
        name: name.trim(),
        bio: bio.trim(),
        image: image.trim(),
        imagePosition,
        social,
      })),
    },
  };
}

/** Without one paragraph: its highlights go, those on later paragraphs move down by one (section 4). */
export function withoutParagraph(
  paragraphs: readonly ParagraphValues[],
  highlights: readonly HighlightValues[],
  index: number,
): { paragraphs: ParagraphValues[]; highlights: HighlightValues[] } {
  return {
    paragraphs: paragraphs.filter((_, at) => at !== index),
    highlights: highlights
      .filter(({ paragraph }) => Number(paragraph) !== index)
      .map((highlight) =>
        Number(highlight.paragraph) > index
          ? { ...highlight, paragraph: String(Number(highlight.paragraph) - 1) }
          : highlight,
      ),
  };
}

function highlightValues({
  text,
  paragraphIndex,
}: {
  text: string;
  paragraphIndex: number;
}): HighlightValues {
  return { text, paragraph: String(paragraphIndex) };
}

function highlightInput({ text, paragraph }: HighlightValues) {
  return { text, paragraphIndex: Number(paragraph) };
}
