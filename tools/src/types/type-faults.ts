/** Codes of faults that leave a file unread. Compiling or running it reports them too, and other faults follow from them. */
const ofSyntax = /^TS1[01]\d\d$/;
/** Types are written out whole in some sentences. */
const longest = 300;

/** What the compiler printed, as `file:line:column TS1234 sentence`, a line each. */
export function typeFaults(printed: string): string[] {
  const faults = [...printed.matchAll(/^([^\s(][^(\n]*)\((\d+),(\d+)\): error (TS\d+): (.*)$/gm)].map(
    ([, file = '', line, column, code = '', sentence = '']) => ({
      file,
      code,
      text: `${file}:${line}:${column} ${code} ${shortened(sentence)}`,
    }),
  );
  const unread = new Set(faults.filter(({ code }) => ofSyntax.test(code)).map(({ file }) => file));
  return faults.filter(({ file }) => !unread.has(file)).map(({ text }) => text);
}

function shortened(sentence = ''): string {
  return sentence.length > longest ? `${sentence.slice(0, longest)} …` : sentence;
}
