import { z } from 'zod';
import type { FormValues } from '../../records/form-values.ts';
import { ownFontsIn } from './own-font-values.ts';
import type { FontUse } from './own-font-values.ts';
import type { SentFont } from './use-send-font.ts';

/** Files of own fonts within the file of a look, in base64, by their addresses. */
export const packedFontsSchema = z.record(z.string(), z.base64());
export type PackedFonts = z.infer<typeof packedFontsSchema>;

/** Packs the own fonts of a look, so that another studio can have it. @throws when one cannot be read */
export async function packFonts({ ownFonts }: FormValues): Promise<PackedFonts> {
  const addresses = new Set(ownFontsIn(ownFonts).map(({ file }) => String(file)));
  const packed = Array.from(addresses, async (address) => [address, await base64Of(address)] as const);
  return Object.fromEntries(await Promise.all(packed));
}

async function base64Of(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Gives the fonts of a look's file to this studio. What a font says of itself is what the library reads of it. */
export async function unpackFonts(
  values: FormValues,
  packed: PackedFonts,
  send: (file: File, use: FontUse) => Promise<SentFont>,
): Promise<{ values: FormValues } | { fault: string }> {
  const ownFonts: FormValues[] = [];
  for (const { name, file, use } of ownFontsIn(values.ownFonts)) {
    const content = packed[String(file)];
    if (content === undefined) return { fault: `The font ${String(name)} is not in the file.` };
    const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
    const sent = await send(new File([bytes], `${String(name)}.woff2`), use === 'text' ? 'text' : 'headings');
    if ('fault' in sent) return { fault: `The font ${String(name)}: ${sent.fault}` };
    ownFonts.push(sent.font);
  }
  return { values: { ...values, ownFonts } };
}
