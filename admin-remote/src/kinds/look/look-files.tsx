import { useState } from 'react';
import { Button, Icon, Stack, toast } from 'shared-ui';
import { FaultsDialog } from '../../components/faults-dialog.tsx';
import { icons } from '../../components/icons.ts';
import { saveText } from '../../lib/save-text.ts';
import { UploadButton } from '../../media/upload-button.tsx';
import type { FormValues } from '../../records/form-values.ts';
import { packFonts, unpackFonts } from './look-fonts.ts';
import { lookFileOf, readLookFile } from './look-values.ts';
import { useSendFont } from './use-send-font.ts';

interface LookFilesProps {
  /** The look that the form holds. */
  values: FormValues;
  onRead: (values: FormValues, name: string) => void;
}

/** Far above any look with its fonts. */
const maxBytes = 300_000;

/** Gives the present look as a file, and tries the one of a file. */
export function LookFiles({ values, onRead }: LookFilesProps) {
  const send = useSendFont();
  const [faults, setFaults] = useState<string[]>([]);

  async function read(chosen: File): Promise<void> {
    if (chosen.size > maxBytes) return setFaults(['The file is too large for a look.']);
    const result = readLookFile(await chosen.text());
    if ('faults' in result) return setFaults(result.faults);
    const own = await unpackFonts(result.values, result.fonts, send);
    if ('fault' in own) setFaults([own.fault]);
    else onRead(own.values, result.name);
  }

  async function write(): Promise<void> {
    try {
      saveText('look.json', 'application/json', lookFileOf('Look', values, await packFonts(values)));
    } catch {
      toast.error('A font of the look could not be read. Please try again.');
    }
  }

  return (
    <Stack direction="row" gap={1} wrap>
      <Button variant="secondary" onClick={() => void write()}>
        <Icon name={icons.download} />
        Export the present look
      </Button>
      <UploadButton
        variant="secondary"
        accept=".json,application/json"
        fileLabel="File with a look"
        single
        onFiles={([chosen]) => chosen && void read(chosen)}
      >
        Import a look
      </UploadButton>
      <FaultsDialog title="Nothing was imported" lines={faults} onClose={() => setFaults([])} />
    </Stack>
  );
}
