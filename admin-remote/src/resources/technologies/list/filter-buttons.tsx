import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from 'shared-ui';

interface FilterButtonsProps {
  label: string;
  options: readonly string[];
  value: string;
  onChange: (option: string) => void;
}

/** One of a few filters, all in sight. */
export function FilterButtons({ label, options, value, onChange }: FilterButtonsProps) {
  return (
    <Root role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {option}
        </button>
      ))}
    </Root>
  );
}

const { colors, duration, fontSizes, radii, space, targetSize } = theme;

const Root = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  button {
    min-height: ${targetSize};
    padding: 0 ${space[2]};
    border: 1px solid ${colors.border};
    border-radius: ${radii.pill};
    background: none;
    color: ${colors.textSoft};
    font-size: ${fontSizes.sm};
    font-weight: 500;
    cursor: pointer;
    transition:
      background-color ${duration},
      color ${duration};
  }
  button:hover {
    background: ${colors.hover};
  }
  button[aria-pressed='true'] {
    border-color: transparent;
    background: ${colors.primary};
    color: ${colors.onFill};
  }
`);
