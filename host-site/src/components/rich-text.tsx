import styled from '@emotion/styled';
import { theme } from 'shared-ui';
import { look } from '../lib/look.ts';
import { Paragraphs } from './paragraphs.tsx';

interface RichTextProps {
  /** Finished HTML that the API made of Markdown, through its allow-list; empty for plain text. */
  html: string;
  /** The text as it is stored. */
  text: string;
}

/** A long text of a record, Markdown or plain. */
export function RichText({ html, text }: RichTextProps) {
  if (!html) return <Paragraphs text={text} />;
  return <Rich className="rich" dangerouslySetInnerHTML={{ __html: html }} />;
}

const Rich = styled.div`
  line-height: 1.7;
  overflow-wrap: anywhere;

  > * {
    margin: 1.5rem 0;
  }
  > :first-child {
    margin-top: 0;
  }
  li > p {
    margin: 0.5rem 0;
  }
  blockquote > * + * {
    margin-top: 1rem;
  }
  > :is(h2, h3, h4, h5, h6) {
    margin: 2.75rem 0 1rem;
    font-size: ${look.size.h4};
    line-height: 1.3;
  }
  > h2 {
    font-size: clamp(1.5rem, 1.35rem + 0.7vw, 1.75rem);
  }
  > h3 {
    font-size: ${look.size.h3};
  }
  [id] {
    scroll-margin-top: 6rem;
  }
  a {
    color: ${look.primary};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  strong,
  th {
    color: ${look.text};
    font-weight: 600;
  }
  ul,
  ol {
    padding-inline-start: 1.5rem;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li {
    margin: 0.5rem 0;
  }
  .task {
    list-style: none;
  }
  .task input {
    margin: 0;
    margin-inline: -1.4rem 0.25rem;
    accent-color: ${look.primary};
  }
  blockquote {
    padding-inline-start: 1.5rem;
    border-inline-start: 3px solid ${look.primary};
    color: ${look.text};
    font-size: 1.125em;
  }
  hr {
    margin: 3rem 0;
    border: 0;
    border-top: 1px solid ${look.line};
  }
  code {
    padding: 0.15em 0.4em;
    border-radius: 0.4em;
    background: ${look.raisedMore};
    color: ${look.text};
    font: 0.875em ${theme.fonts.mono};
  }
  pre,
  .table {
    overflow-x: auto;
    border: 1px solid ${look.line};
    border-radius: ${look.radii.lg};
    overflow-wrap: normal;
  }
  pre {
    padding: 1.25rem;
    background: ${look.raised};
    line-height: 1.6;
    tab-size: 2;
  }
  pre code {
    padding: 0;
    background: none;
    color: inherit;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    min-width: 7rem;
    padding: 0.75rem 1.25rem;
    vertical-align: top;
  }
  th:not([align]),
  td:not([align]) {
    text-align: start;
  }
  thead {
    background: ${look.raised};
  }
  td {
    border-top: 1px solid ${look.line};
  }
  figure {
    margin: 2.5rem 0;
  }
  img,
  video {
    max-width: 100%;
    height: auto;
    border-radius: ${look.radii.lg};
  }
  figure img,
  video {
    display: block;
    margin: auto;
  }
  figcaption {
    margin-top: 0.75rem;
    color: ${look.textFaint};
    font-size: 0.875rem;
    text-align: center;
  }
  sup a {
    padding: 0.25em;
    text-decoration: none;
  }
  .footnotes {
    margin-top: 3.5rem;
    padding-top: 1rem;
    border-top: 1px solid ${look.line};
    font-size: 0.9375rem;
  }
  .tok-keyword {
    color: ${look.secondary};
  }
  .tok-string,
  .tok-inserted {
    color: ${look.tertiary};
  }
  .tok-number,
  .tok-attribute {
    color: ${look.primary};
  }
  .tok-comment {
    color: ${look.textFaint};
  }
  .tok-name {
    color: ${look.text};
  }
  .tok-deleted {
    color: ${theme.colors.dangerText};
  }
`;
