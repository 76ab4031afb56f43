import { tokenize, TokenType } from '@csstools/css-tokenizer';
import type { CSSToken } from '@csstools/css-tokenizer';
import { styleFunctions } from './allowed-names.ts';
import type { Losses } from './losses.ts';
import { safeReference } from './safe-reference.ts';

/** Rules that hold further rules. */
const nesting = ['media', 'supports', 'layer', 'container', 'keyframes', '-webkit-keyframes'];
const loadingProperties = ['behavior', '-moz-binding'];
const fontAddress =
  /^data:(?:font\/[\w+.-]+|application\/(?:x-)?font[\w+.-]*|application\/(?:octet-stream|vnd\.ms-fontobject))(?:;[\w=-]+)*;base64,[\w+/=\s]*$/i;
const [open, close] = [
  [TokenType.OpenCurly, TokenType.OpenParen, TokenType.OpenSquare, TokenType.Function],
  [TokenType.CloseCurly, TokenType.CloseParen, TokenType.CloseSquare],
];

type Tokens = readonly CSSToken[];

/** The rules of a style sheet that load nothing from elsewhere. */
export function cleanStyleSheet(css: string, losses: Losses): string {
  return cleanRules(read(css), losses);
}

/** The declarations of one style that load nothing from elsewhere. */
export function cleanStyle(css: string, losses: Losses): string {
  return cleanDeclarations(read(css), losses);
}

/** A value as it may stand; undefined when it loads something from elsewhere. */
export function cleanValue(css: string, losses: Losses): string | undefined {
  return safeValue(read(css), losses, safeReference);
}

function read(css: string): Tokens {
  return tokenize({ css }).filter(
    ([type]) => ![TokenType.Comment, TokenType.EOF, TokenType.CDO, TokenType.CDC].includes(type),
  );
}

function cleanRules(tokens: Tokens, losses: Losses): string {
  let clean = '';
  for (let at = 0; at < tokens.length;) {
    const blockAt = findOutside(tokens, at, [TokenType.OpenCurly, TokenType.Semicolon]);
    const prelude = tokens.slice(at, blockAt);
    const first = prelude.find(([type]) => type !== TokenType.Whitespace);
    const name = first?.[0] === TokenType.AtKeyword ? first[4].value.toLowerCase() : undefined;
    const hasBlock = tokens[blockAt]?.[0] === TokenType.OpenCurly;
    const end = hasBlock ? endOfBlock(tokens, blockAt) : blockAt;
    const block = tokens.slice(blockAt + 1, end);
    at = end + 1;
    if (name === 'import') losses.add('style sheets of other servers');
    if (!hasBlock) continue;
    const head = safeValue(prelude, losses, () => undefined);
    if (head === undefined && name !== 'font-face') continue;
    if (name === undefined) clean += `${head}{${cleanDeclarations(block, losses)}}`;
    else if (nesting.includes(name)) clean += `${head}{${cleanRules(block, losses)}}`;
    else if (name === 'font-face') clean += cleanFont(block, losses);
  }
  return clean;
}

function cleanFont(block: Tokens, losses: Losses): string {
  const fontOf = (address: string) => (fontAddress.test(address) ? address : undefined);
  const own = declarationsOf(block).map((one) => safeValue(one, losses, fontOf, 'fonts of other servers'));
  return own.some((text) => text === undefined) ? '' : `@font-face{${own.join(';')}}`;
}

function cleanDeclarations(tokens: Tokens, losses: Losses): string {
  const clean: string[] = [];
  for (const declaration of declarationsOf(tokens)) {
    const [property] = declaration.filter(([type]) => type !== TokenType.Whitespace);
    const name = property?.[0] === TokenType.Ident ? property[4].value.toLowerCase() : '';
    const value = loadingProperties.includes(name)
      ? undefined
      : safeValue(declaration, losses, safeReference);
    if (value !== undefined) clean.push(value);
  }
  return clean.join(';');
}

function declarationsOf(tokens: Tokens): Tokens[] {
  const declarations: Tokens[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = findOutside(tokens, at, [TokenType.Semicolon]);
    declarations.push(tokens.slice(at, end));
    at = end + 1;
  }
  return declarations;
}

/** The text of tokens of which none loads or runs something; addresses as `referenceOf` returns them. */
function safeValue(
  tokens: Tokens,
  losses: Losses,
  referenceOf: (address: string, losses: Losses) => string | undefined,
  loss: Parameters<Losses['add']>[0] = 'references to other servers',
): string | undefined {
  let text = '';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const name = token[0] === TokenType.Function ? token[4].value.toLowerCase() : undefined;
    if (token[0] === TokenType.URL || name === 'url') {
      const closeAt = name === undefined ? at : findOutside(tokens, at + 1, [TokenType.CloseParen]);
      const string = tokens.slice(at, closeAt).find((one) => one[0] === TokenType.String);
      const address = token[0] === TokenType.URL ? token[4].value : string?.[4].value;
      const reference = address === undefined ? undefined : referenceOf(address.trim(), losses);
      if (reference === undefined) {
        losses.add(loss);
        return undefined;
      }
      text += reference.startsWith('#') ? textOf(tokens.slice(at, closeAt + 1)) : `url("${reference}")`;
      at = closeAt;
      continue;
    }
    const isUnsafe =
      token[0] === TokenType.BadString ||
      token[0] === TokenType.BadURL ||
      token[0] === TokenType.OpenCurly ||
      token[0] === TokenType.CloseCurly ||
      (name !== undefined && !styleFunctions.has(name) && !isSelector(name));
    if (isUnsafe) {
      losses.add('styles that may load or run something');
      return undefined;
    }
    text += token[1];
  }
  return text;
}

function isSelector(name: string): boolean {
  return [
    'not',
    'is',
    'where',
    'has',
    'lang',
    'dir',
    'nth-child',
    'nth-last-child',
    'nth-of-type',
    'selector',
  ].includes(name);
}

function textOf(tokens: Tokens): string {
  return tokens.map(([, raw]) => raw).join('');
}

/** The first of these tokens that lies in no brackets, or the end. */
function findOutside(tokens: Tokens, from: number, types: readonly TokenType[]): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const [type] = tokens[at]!;
    if (depth === 0 && types.includes(type)) return at;
    if (open.some((one) => one === type)) depth += 1;
    else if (close.some((one) => one === type)) depth = Math.max(0, depth - 1);
  }
  return tokens.length;
}

function endOfBlock(tokens: Tokens, from: number): number {
  return findOutside(tokens, from + 1, [TokenType.CloseCurly]);
}
