import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { allowList } from './allow-list.ts';
import { createHighlighter } from './code.ts';
import { createHeadings } from './headings.ts';
import { outlineOf } from './outline.ts';
import { changeLink, footnoteIdOf } from './links.ts';
import { parseMarkdown } from './parser.ts';
import { changeImage, changeParagraph } from './pictures.ts';
import type { OwnFiles } from './pictures.ts';
import { changeItem } from './task-item.ts';
import { element, replaceElements, textNode, textProperty } from './tree.ts';

interface HtmlOptions {
  files: OwnFiles;
  /** Beginning of every id in the text. */
  prefix: string;
}

/** A rendered text. Only what the allow-list names is in it. */
export interface Rendered {
  html: string;
  /** A list of links to its main headings; empty for fewer than three. */
  outline: string;
}

/** The finished HTML of a Markdown text. */
export function markdownToHtml(markdown: string, options: HtmlOptions): Rendered {
  const written = parseMarkdown(markdown)?.toHtml();
  const tree = written === undefined ? asWritten(markdown) : fromHtml(written, { fragment: true });
  replaceElements(tree, createChange(options));
  return { html: finished(tree), outline: finished({ type: 'root', children: outlineOf(tree) }) };
}

function finished(tree: Root): string {
  return toHtml(sanitize(tree, allowList), { omitOptionalTags: false });
}

function createChange({ files, prefix }: HtmlOptions): (element: Element) => ElementContent[] {
  const changeHeading = createHeadings(prefix);
  const highlight = createHighlighter();
  const titles = new WeakMap<Element, string>();

  return (one) => {
    switch (one.tagName) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return [changeHeading(one)];
      case 'a':
        return [changeLink(one, prefix)];
      case 'img': {
        const shown = changeImage(one, files);
        const title = textProperty(one, 'title');
        for (const made of shown) if (made.type === 'element' && title) titles.set(made, title);
        return shown;
      }
      case 'p':
        return [changeParagraph(one, titles)];
      case 'pre':
        return [highlight(one)];
      case 'li': {
        const id = footnoteIdOf(textProperty(one, 'id') ?? '', prefix);
        return [id === undefined ? changeItem(one) : { ...one, properties: { id } }];
      }
      case 'section':
        return [element('section', { className: ['footnotes'], ariaLabel: 'Footnotes' }, one.children)];
      case 'hr':
        return one.properties.className === undefined ? [one] : [];
      case 'th':
      case 'td':
        return [{ ...one, properties: alignmentOf(one) }];
      case 'table':
        return [
          element('div', { className: ['table'], tabIndex: 0, role: 'region', ariaLabel: 'Table' }, [one]),
        ];
      default:
        return [one];
    }
  };
}

function alignmentOf(cell: Element) {
  const [, align] = /^text-align:(left|center|right)$/.exec(textProperty(cell, 'style') ?? '') ?? [];
  return align === undefined ? {} : { align };
}

/** A text that cannot be rendered in reasonable time is shown as it is written. */
function asWritten(text: string): Root {
  return { type: 'root', children: [element('pre', {}, [element('code', {}, [textNode(text)])])] };
}
