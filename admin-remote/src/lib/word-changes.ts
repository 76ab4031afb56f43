/** A piece of two texts that are compared: in both, only in the later one, or only in the earlier one. */
export interface Piece {
  text: string;
  change?: 'added' | 'removed';
}

/** Maximum number of cells of the LCS table (words before × words after). Above it, the texts are compared as a whole. */
const maxCells = 4_000_000;

/** Differences between two texts, word by word. White space is ignored. */
export function wordChanges(before: string, after: string): Piece[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length * b.length > maxCells) return joined([...removed(a), ...added(b)]);
  const common = lcsLengths(a, b);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    const [mine = '', theirs = ''] = [a[i], b[j]];
    if (isSameWord(mine, theirs)) {
      pieces.push({ text: theirs });
      i += 1;
      j += 1;
    } else if ((common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) {
      pieces.push({ text: mine, change: 'removed' });
      i += 1;
    } else {
      pieces.push({ text: theirs, change: 'added' });
      j += 1;
    }
  }
  return joined([...pieces, ...removed(a.slice(i)), ...added(b.slice(j))]);
}

/** Words, each with the space behind it, so that together they are the text. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

function isSameWord(a = '', b = ''): boolean {
  return a.trimEnd() === b.trimEnd();
}

/** Dynamic-programming table: cell [i][j] is the length of the longest common subsequence of a[i…] and b[j…]. */
function lcsLengths(a: readonly string[], b: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i], rows[i + 1]];
    if (!row || !below) continue;
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = isSameWord(a[i], b[j]) ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

function removed(words: readonly string[]): Piece[] {
  return words.map((text) => ({ text, change: 'removed' }));
}

function added(words: readonly string[]): Piece[] {
  return words.map((text) => ({ text, change: 'added' }));
}

function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && last.change === piece.change) last.text += piece.text;
    else runs.push({ ...piece });
  }
  return runs;
}
