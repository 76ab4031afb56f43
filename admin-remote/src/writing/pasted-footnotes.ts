/** Attributes that the Markdown of a footnote is written from: of its mark in the text, and of its own text. */
export const noteMark = 'data-note-mark';
export const noteText = 'data-note-text';

const anchors = 'a[href^="#"]';
const notesOfPrograms = '[id^="ftn"], [id^="edn"], [id^="sdfootnote"], [id^="sdendnote"]';

/**
 * Finds footnotes: a link leads to a text, and a link there leads back. Their texts are moved to the end.
 *
 * @param isTaken whether the text that they are pasted into has a footnote of this label
 */
export function arrangeFootnotes(body: HTMLElement, isTaken: (label: string) => boolean): void {
  for (const name of [noteMark, noteText])
    for (const element of body.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  const places = new Map(
    [...body.querySelectorAll('[id], a[name]')].flatMap((place) =>
      [place.id, place.getAttribute('name')].map((name) => [name ?? '', place] as const),
    ),
  );
  const led = (link: Element) => places.get(link.getAttribute('href')?.slice(1) ?? '');
  const labels = new Map<Element, string>();
  let number = 0;
  for (const link of body.querySelectorAll(anchors)) {
    const note = noteOf(led(link));
    const outer = link.closest('sup') ?? link;
    const leadsBack = (inner: Element) => {
      const place = led(inner);
      return place !== undefined && (outer === place || outer.contains(place));
    };
    if (!link.isConnected || !note || note.contains(link)) continue;
    if (!labels.has(note)) {
      if (![...note.querySelectorAll(anchors)].some(leadsBack)) continue;
      do number += 1;
      while (isTaken(String(number)));
      labels.set(note, String(number));
    }
    const mark = body.ownerDocument.createElement('sup');
    mark.textContent = labels.get(note) ?? '';
    mark.setAttribute(noteMark, mark.textContent);
    outer.replaceWith(mark);
  }
  for (const [note, label] of labels) moveToEnd(body, note, label);
}

/** The whole note around the place that a link leads to. */
function noteOf(place: Element | undefined): Element | undefined {
  return place?.closest(notesOfPrograms) ?? place?.closest('li, p, div') ?? undefined;
}

function moveToEnd(body: HTMLElement, note: Element, label: string): void {
  for (const link of note.querySelectorAll(anchors)) link.remove();
  const text = body.ownerDocument.createElement('div');
  text.setAttribute(noteText, label);
  text.append(...note.childNodes);
  let empty = note;
  // What held the notes, with the line above them.
  while (empty.parentElement && empty.parentElement !== body && isBlank(empty.parentElement))
    empty = empty.parentElement;
  empty.remove();
  body.append(text);
}

function isBlank(element: Element): boolean {
  return (element.textContent ?? '').trim() === '';
}
