import { Button, Field, Input, Stack, Text, toast } from 'shared-ui';
import { Moment } from './moment.tsx';

interface LinkLineProps {
  label: string;
  url: string;
  expiresAt: string;
}

/** An address that is shown this once, with a button that copies it, and its end. */
export function LinkLine({ label, url, expiresAt }: LinkLineProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Link copied');
    } catch {
      toast.error('The browser did not allow copying. Select the link and copy it.');
    }
  }

  return (
    <Stack gap={1}>
      <Field
        label={label}
        hint={
          <>
            Works until <Moment at={expiresAt} />. It is shown only now.
          </>
        }
      >
        <Input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Stack direction="row" gap={1} wrap align="center">
        <Button size="sm" variant="secondary" onClick={() => void copy()}>
          Copy link
        </Button>
        <Text size="sm">
          <a href={url} target="_blank" rel="noreferrer">
            Open in a new tab
          </a>
        </Text>
      </Stack>
    </Stack>
  );
}
