import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mediaCalls } from 'content-api/contract';
import { toast } from 'shared-ui';
import { useHoldSaving } from '../components/editor/save-holds.ts';
import { useApi } from '../lib/api-context.ts';
import { mediaKey } from '../media/media-queries.ts';
import type { Pasted } from './html-to-markdown.ts';

interface TextAccess {
  mayUpload: boolean;
  readText: () => string;
  onText: (text: string) => void;
}

/**
 * What becomes of the pictures of a paste: those of another site are copied into the library, by the API and its checks of
 * addresses, and the text then names the copies. What cannot come is said in one sentence.
 */
export function usePastedPictures({ mayUpload, readText, onText }: TextAccess): (pasted: Pasted) => void {
  const api = useApi();
  const queries = useQueryClient();
  const bring = useMutation({
    async mutationFn(addresses: readonly string[]) {
      let missing = 0;
      for (const url of addresses) {
        try {
          const copy = await api.call(mediaCalls.bringMedia, { body: { url } });
          onText(withCopy(readText(), url, copy.url));
        } catch {
          missing += 1;
        }
      }
      return missing;
    },
    onSuccess(missing, { length }) {
      void queries.invalidateQueries({ queryKey: [mediaKey] });
      if (missing < length) toast.success(`${pictures(length - missing)} copied into the library`);
      tellElsewhere(missing);
    },
  });
  useHoldSaving(bring.isPending);

  return ({ picturesLeftOut, picturesElsewhere }) => {
    if (picturesLeftOut > 0)
      toast.error(
        `${pictures(picturesLeftOut, 'was', 'were')} left out. Copy each by itself, or drop its file here.`,
      );
    if (!mayUpload) tellElsewhere(picturesElsewhere.length);
    else if (picturesElsewhere.length > 0) bring.mutate(picturesElsewhere);
  };
}

function tellElsewhere(count: number): void {
  if (count === 0) return;
  toast.error(
    `${pictures(count, 'is', 'are')} still on the other site, which may take it away. Drop the file here to keep it.`,
  );
}

function pictures(count: number, one?: string, several?: string): string {
  const words = count === 1 ? ['A picture', one] : [`${count} pictures`, several];
  return words.filter(Boolean).join(' ');
}

/** The text with another address, in each of the ways in which Markdown may write the first. */
function withCopy(text: string, from: string, to: string): string {
  const ways = new Set(
    [from, encodeURI(decodeSafely(from))].flatMap((way) => [way, way.replace(/[()]/g, '\\$&')]),
  );
  return [...ways].reduce((changed, way) => changed.replaceAll(`](${way}`, `](${to}`), text);
}

function decodeSafely(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
