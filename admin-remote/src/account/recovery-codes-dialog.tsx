import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Button, Dialog, Stack, StatusBanner, theme, toast } from 'shared-ui';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The recovery codes, which are shown this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success('Codes copied');
    } catch {
      toast.error('The browser did not allow copying. Select the codes and copy them.');
    }
  }

  return (
    <Dialog
      open
      title="Recovery codes"
      description="Each signs you in once when you do not have your app or passkey."
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            Copy codes
          </Button>
          <Button onClick={onClose}>I have kept them</Button>
        </>
      }
    >
      <Stack>
        <StatusBanner tone="warning">
          Keep them somewhere safe, not on this device. They are shown only now.
        </StatusBanner>
        <Codes aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Codes>
      </Stack>
    </Dialog>
  );
}

const Codes = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${theme.space[1]};
  margin: 0;
  padding: ${theme.space[2]};
  border: 1px solid ${theme.colors.border};
  border-radius: ${theme.radii.md};
  list-style: none;
  code {
    font-size: ${theme.fontSizes.md};
  }
`);
