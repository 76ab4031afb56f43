/** Text as stored: each line that is not empty is a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, index) => <p key={index}>{line}</p>);
}
