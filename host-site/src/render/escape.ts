const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as part of markup or of an attribute in double quotes; also right for XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A data block: JSON in which nothing can end the script or break a line of one. */
export function jsonScript(id: string | null, value: unknown): string {
  const json = JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return id === null
    ? `<script type="application/ld+json">${json}</script>`
    : `<script type="application/json" id="${id}">${json}</script>`;
}
