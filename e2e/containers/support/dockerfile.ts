import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from './root.ts';

/** What the image is made and run with. */
export interface Image {
  /** Arguments of Node that pack the program; the folder comes after them. */
  pack: string[];
  env: Record<string, string>;
  /** Arguments of Node before a command of the program. */
  entrypoint: string[];
  command: string[];
  health: string[];
}

const argsSchema = z.array(z.string());

export function readDockerfile(): Image {
  const text = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
  const list = (instruction: RegExp) => argsSchema.parse(JSON.parse(instruction.exec(text)?.[1] ?? ''));
  const withoutNode = ([program, ...args]: string[]) => {
    if (program !== 'node') throw new Error(`${program} is run where Node was expected.`);
    return args;
  };
  const env = [...text.matchAll(/^ENV (\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
  const pack = /^RUN (node .*) \/program /m.exec(text)?.[1] ?? '';
  return {
    pack: withoutNode(pack.split(' ')),
    env: Object.fromEntries(env) as Record<string, string>,
    entrypoint: withoutNode(list(/^ENTRYPOINT (.*)$/m)),
    command: list(/^CMD (.*)$/m),
    health: withoutNode(list(/^HEALTHCHECK .* CMD (.*)$/m)),
  };
}
