import { Button, Dialog, Stack, StatusBanner } from 'shared-ui';

interface FaultsDialogProps {
  title: string;
  /** The dialog is open while there are any. */
  lines: readonly string[];
  /** @default 'error' */
  tone?: 'error' | 'warning';
  onClose: () => void;
}

/** Lists why a chosen file was not imported, one fault a line. */
export function FaultsDialog({ title, lines, tone = 'error', onClose }: FaultsDialogProps) {
  return (
    <Dialog
      open={lines.length > 0}
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={1}>
        {lines.map((line) => (
          <StatusBanner key={line} tone={tone}>
            {line}
          </StatusBanner>
        ))}
      </Stack>
    </Dialog>
  );
}
