import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { bothThemesOf } from 'content-api/look';
import type { LookFonts } from 'content-api/look';
import { Badge, Button, fontVariables, lookVariables, Stack, theme } from 'shared-ui';
import { triedFamilies } from './own-font-faces.tsx';

interface LookSampleProps {
  /** Record of the look, as it is chosen so far. */
  values: Record<string, unknown>;
  scheme: 'dark' | 'light';
}

/** What a page has of the chosen colours, fonts and corners, in one scheme. */
export function LookSample({ values, scheme }: LookSampleProps) {
  const look = bothThemesOf(values);
  const variables = { ...lookVariables(look), ...sampleFonts(look.fonts), colorScheme: scheme };
  return (
    <Sample aria-label={`Sample of the ${scheme} look`} role="group" style={variables}>
      <p className="eyebrow">How it looks</p>
      <p className="headline">
        Made of <span>three colours</span>
      </p>
      <p>
        Text on the page, with <span className="link">a link</span> in it.
      </p>
      <Stack direction="row" gap={1} wrap>
        <Button inert>Main button</Button>
        <Button inert variant="secondary">
          Other button
        </Button>
        <Badge>Badge</Badge>
      </Stack>
    </Sample>
  );
}

/** Chosen fonts are declared under names of their own: those of the document are the ones that the studio has. */
function sampleFonts({ text, display, own }: LookFonts): Record<string, string> {
  return fontVariables({
    text: own.text ? triedFamilies.text : text,
    display: own.display ? triedFamilies.headings : display,
  });
}

const { colors, fonts, fontSizes, gradient, radii, space } = theme;

const Sample = styled.div(css`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.lg};
  background:
    radial-gradient(30rem 14rem at 90% 0, ${colors.primaryGlow}, transparent),
    radial-gradient(24rem 12rem at 0 100%, ${colors.secondaryGlow}, transparent), ${colors.background};
  color: ${colors.textSoft};
  font-family: ${fonts.text};
  .eyebrow {
    color: ${colors.tertiaryText};
    font-size: ${fontSizes.sm};
    font-weight: 600;
  }
  .headline {
    color: ${colors.text};
    font: 600 ${fontSizes.h3} / 1.2 ${fonts.display};
    letter-spacing: -0.025em;
  }
  .headline span {
    background: ${gradient};
    background-clip: text;
    -webkit-text-fill-color: transparent;
  }
  .link {
    color: ${colors.primaryText};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`);
