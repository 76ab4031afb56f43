import type { BlocksField } from 'content-api/contract';
import { toast } from 'shared-ui';
import { useHoldSaving } from '../../components/editor/save-holds.ts';
import { useFileTarget } from '../../media/use-file-target.ts';
import { useUploads } from '../../media/use-uploads.ts';

interface DroppedBlocksOptions {
  field: BlocksField;
  /** Blocks that there is room for. */
  room: () => number;
  /** Adds a block of that type, with the address in one of its fields. */
  add: (type: string, values: Record<string, string>) => void;
}

/** Files that are dropped on a list of blocks become blocks, one after another in the order of the files. */
export function useDroppedBlocks({ field, room, add }: DroppedBlocksOptions) {
  const uploads = useUploads(({ url, type, name }) => {
    const dropped = type.startsWith('video/') ? field.dropped?.video : field.dropped?.image;
    if (dropped === undefined || !/^(image|video)\//.test(type))
      toast.error(`${name} is neither picture nor video`);
    else if (room() < 1) toast.error(`There is no room for ${name}. It lies in the library.`);
    else add(dropped.block, { [dropped.field]: url });
  });
  useHoldSaving(uploads.isBusy);
  const target = useFileTarget((files) => uploads.add(files));
  return { uploads, target };
}
