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
export function StateFrame({ icon, title, message, action, level, children, ...rest }: StateFrameProps) {
  const Title = level ? (`h${level}` as const) : 'p';
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

const { color, space, radius, font, fontSize } = theme;

const Root = styled.div(css`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${space.xl} ${space.sm};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.lg};
  text-align: center;
  .sign {
    display: grid;
    width: 3.5rem;
    height: 3.5rem;
    margin-bottom: ${space.sm};
    place-items: center;
    border: 1px solid ${color.line};
    border-radius: ${radius.lg};
    background: ${color.raised};
    color: ${color.primary};
    font-size: 1.5rem;
  }
  .title {
    color: ${color.text};
    font: 600 ${fontSize.headingSm} / 1.3 ${font.display};
    letter-spacing: -0.015em;
  }
  .message {
    max-width: 44ch;
    margin-top: ${space.xs};
  }
  .action {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    justify-content: center;
    margin-top: ${space.md};
  }
`);
