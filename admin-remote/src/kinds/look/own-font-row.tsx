import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Button, theme, VisuallyHidden } from 'shared-ui';
import { UploadButton } from '../../media/upload-button.tsx';
import type { FormValues } from '../../records/form-values.ts';
import { triedFamilies } from './own-font-faces.tsx';
import { acceptedFonts } from './own-font-values.ts';
import type { FontUse } from './own-font-values.ts';

interface OwnFontRowProps {
  use: FontUse;
  /** The font that is chosen for it. */
  font: FormValues | undefined;
  isSending: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
}

const words = { headings: 'Headings', text: 'Text' } as const;

/** One use of an own font: what is chosen for it, with its licence, and a file in its place. */
export function OwnFontRow({ use, font, isSending, onFile, onRemove }: OwnFontRowProps) {
  const label = words[use];
  const licence = typeof font?.licence === 'string' ? font.licence : '';
  return (
    <Root role="group" aria-label={`Own font of ${label.toLowerCase()}`}>
      <div className="about">
        <p className="use">{label}</p>
        {font ? (
          <>
            <p className="sample" style={{ fontFamily: `'${triedFamilies[use]}', ${theme.fonts.text}` }}>
              {String(font.name)}
            </p>
            <p className="quiet">{weightsOf(font)}</p>
            <p className="quiet">{licence || 'The file names no licence.'}</p>
          </>
        ) : (
          <p className="quiet">As in the pair above</p>
        )}
      </div>
      <div className="actions">
        <UploadButton
          single
          size="sm"
          variant="secondary"
          accept={acceptedFonts}
          loading={isSending}
          onFiles={([file]) => file && onFile(file)}
        >
          {font ? 'Other file' : 'Choose a file'}
          <VisuallyHidden> for {label.toLowerCase()}</VisuallyHidden>
        </UploadButton>
        {font && (
          <Button size="sm" variant="ghost" onClick={onRemove}>
            Remove<VisuallyHidden> the font of {label.toLowerCase()}</VisuallyHidden>
          </Button>
        )}
      </div>
    </Root>
  );
}

function weightsOf({ lightest, boldest }: FormValues): string {
  return lightest === boldest
    ? `Weight ${String(lightest)}`
    : `Weights ${String(lightest)} to ${String(boldest)}`;
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  padding: ${space[2]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.md};
  .about {
    flex: 1 1 16rem;
    min-width: 0;
  }
  .use {
    color: ${colors.textSoft};
    font-size: ${fontSizes.sm};
    font-weight: 600;
  }
  .sample {
    color: ${colors.text};
    font-size: ${fontSizes.h3};
    line-height: 1.3;
  }
  .quiet {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
  }
`);
