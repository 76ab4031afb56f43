import { css } from '@emotion/react';
import { theme } from 'shared-ui';

const { colors, fonts, fontSizes, radii, space, shadow } = theme;

/** The text as the page shows it, in the colours of the console. */
export const visualStyles = css`
  .written {
    flex: 1;
    min-width: 0;
    padding: ${space[2]};
    overflow: auto;
    color: ${colors.text};
    font-family: ${fonts.text};
    font-size: ${fontSizes.md};
    line-height: 1.65;
    white-space: break-spaces;
    overflow-wrap: anywhere;
    outline: none;
  }
  .written > * {
    margin: 0 0 1em;
  }
  .written > :last-child {
    margin-bottom: 0;
  }
  .written[data-empty]::before {
    float: inline-start;
    height: 0;
    color: ${colors.textQuiet};
    content: attr(data-placeholder);
    pointer-events: none;
  }
  .written :is(h2, h3, h4, h5, h6) {
    color: ${colors.text};
    font-family: inherit;
    font-size: 1.05em;
    font-weight: 650;
    line-height: 1.35;
  }
  .written > * + :is(h2, h3, h4, h5, h6) {
    margin-top: 1.6em;
  }
  .written h2 {
    font-size: 1.5em;
  }
  .written h3 {
    font-size: 1.25em;
  }
  .written strong {
    font-weight: 650;
  }
  .written :is(ul, ol) {
    padding-inline-start: 1.6em;
    list-style: disc;
  }
  .written ol {
    list-style: decimal;
  }
  .written :is(li, li > div) > :is(p, ul, ol) {
    margin: 0.25em 0;
  }
  .written [data-loose] > li > p {
    margin: 0.75em 0;
  }
  .written li.task {
    display: flex;
    gap: 0.5em;
    margin-inline-start: -1.6em;
    list-style: none;
  }
  .written li.task > input {
    flex: none;
    width: 1.1em;
    height: 1.1em;
    margin: 0.55em 0 0;
    accent-color: ${colors.primary};
  }
  .written li.task > div {
    flex: 1;
    min-width: 0;
  }
  .written blockquote {
    margin-inline: 0;
    padding-inline-start: ${space[2]};
    border-inline-start: 3px solid ${colors.primary};
    color: ${colors.textSoft};
  }
  .written blockquote > :last-child {
    margin-bottom: 0;
  }
  .written a {
    color: ${colors.primaryText};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .written code {
    padding: 0.1em 0.35em;
    border-radius: ${radii.sm};
    background: ${colors.surface};
    font: 0.9em ${fonts.mono};
  }
  .written pre {
    padding: ${space[2]};
    overflow-x: auto;
    border: 1px solid ${colors.border};
    border-radius: ${radii.md};
    background: ${colors.surface};
    white-space: pre-wrap;
  }
  .written pre code {
    padding: 0;
    background: none;
  }
  .written pre[data-source] {
    border-style: dashed;
    white-space: pre-wrap;
  }
  .written pre[data-source]::before {
    display: block;
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
    content: attr(data-source);
  }
  .written hr {
    margin: 1.5em 0;
    border: 0;
    border-top: 1px solid ${colors.borderStrong};
  }
  .written table {
    max-width: 100%;
    border-collapse: collapse;
  }
  .written :is(th, td) {
    position: relative;
    min-width: 5rem;
    padding: 0.4em 0.75em;
    border: 1px solid ${colors.border};
    text-align: start;
    vertical-align: top;
  }
  .written th {
    background: ${colors.surface};
    font-weight: 600;
  }
  .written [align='center'] {
    text-align: center;
  }
  .written [align='right'] {
    text-align: end;
  }
  .written .selectedCell {
    background: ${colors.primaryTint};
  }
  .written figure {
    margin-inline: 0;
  }
  .written :is(figure img, figure video) {
    display: block;
    max-width: 100%;
    max-height: 28rem;
    margin: 0 auto;
    border-radius: ${radii.md};
  }
  .written img {
    max-width: 100%;
  }
  .written figcaption {
    margin-top: 0.5em;
    color: ${colors.textSoft};
    font-size: ${fontSizes.sm};
    text-align: center;
  }
  .written figcaption[data-empty='true']::before {
    color: ${colors.textQuiet};
    content: 'Caption';
    pointer-events: none;
  }
  .written figure label {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    align-items: center;
    margin-top: ${space[1]};
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
    white-space: normal;
  }
  .written figure input {
    flex: 1 1 12rem;
    min-width: 0;
    min-height: 2.25rem;
    padding: 0 ${space[1]};
    border: 1px solid ${colors.borderStrong};
    border-radius: ${radii.sm};
    background: ${colors.background};
    color: ${colors.text};
    font-size: ${fontSizes.sm};
  }
  .written [data-footnote] {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 0.75em;
    padding-top: 0.5em;
    border-top: 1px solid ${colors.border};
    font-size: ${fontSizes.sm};
  }
  .written [data-footnote]::before {
    grid-row: 1 / span 99;
    color: ${colors.textQuiet};
    content: attr(data-footnote);
  }
  .written [data-footnote] > * {
    grid-column: 2;
    margin: 0 0 0.5em;
  }
  .written sup[data-ref] {
    padding: 0 0.15em;
    color: ${colors.primaryText};
  }
  .slash,
  .link-card {
    position: absolute;
    z-index: 3;
    padding: 0.25rem;
    border: 1px solid ${colors.borderStrong};
    border-radius: ${radii.md};
    background: ${colors.surface};
    box-shadow: ${shadow.floating};
  }
  .slash {
    min-width: 12rem;
    margin: 0;
    list-style: none;
  }
  .slash > li {
    padding: 0.4rem 0.75rem;
    border-radius: ${radii.sm};
    color: ${colors.textSoft};
    cursor: pointer;
  }
  .slash > :is([aria-selected='true'], li:hover) {
    background: ${colors.primaryTint};
    color: ${colors.text};
  }
  .link-card {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    max-width: min(100%, 26rem);
    padding-inline-start: ${space[2]};
    font-size: ${fontSizes.sm};
  }
  .link-card[hidden] {
    display: none;
  }
  .link-card > a {
    min-width: 0;
    color: ${colors.primaryText};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: plaintext;
  }
  .link-card > button {
    flex: none;
    padding: 0.4rem 0.6rem;
    border: 0;
    border-radius: ${radii.sm};
    background: none;
    color: ${colors.text};
    font: inherit;
    cursor: pointer;
  }
  .link-card > button:hover {
    background: ${colors.primaryTint};
  }
  .text {
    position: relative;
  }
  .written .ProseMirror-selectednode {
    outline: 2px solid ${colors.focus};
    outline-offset: 2px;
  }
  .written .ProseMirror-gapcursor {
    position: relative;
    display: none;
    pointer-events: none;
  }
  .written .ProseMirror-gapcursor::after {
    position: absolute;
    top: -2px;
    display: block;
    width: 20px;
    border-top: 1px solid ${colors.text};
    content: '';
  }
  .written.ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }
  .written .drop-cursor {
    background: ${colors.focus};
  }
`;
