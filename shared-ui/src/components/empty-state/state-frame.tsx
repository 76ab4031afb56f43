import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';

interface StateFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  icon: IconName;
  title: ReactNode;
  message?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
}

/** The common frame of states without content. */
export function StateFrame({ icon, title, message, action, level = 2, children, ...rest }: StateFrameProps) {
  const Title = `h${level}` as const;
  return (
    <Root {...rest}>
      <span className="sign">
        <Icon name={icon} />
      </span>
      <Title className="title">{title}</Title>
      {message && <p className="message">{message}</p>}
      {children}
      {action && <div className="action">{action}</div>}
    </Root>
  );
}

const { colors, space, radii, fonts, fontSizes } = theme;

const Root = styled.div(css`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${space[5]} ${space[2]};
  border: 1px dashed ${colors.borderStrong};
  border-radius: ${radii.lg};
  text-align: center;
  .sign {
    display: grid;
    width: 3.5rem;
    height: 3.5rem;
    margin-bottom: ${space[2]};
    place-items: center;
    border: 1px solid ${colors.border};
    border-radius: ${radii.lg};
    background: ${colors.raised};
    color: ${colors.primaryText};
    font-size: 1.5rem;
  }
  .title {
    color: ${colors.text};
    font: 600 ${fontSizes.h4} / 1.3 ${fonts.display};
    letter-spacing: -0.015em;
  }
  .message {
    max-width: 44ch;
    margin-top: ${space[1]};
  }
  .action {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    justify-content: center;
    margin-top: ${space[3]};
  }
`);
