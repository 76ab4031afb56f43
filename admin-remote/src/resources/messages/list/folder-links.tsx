import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { theme } from 'shared-ui';
import { paths } from '../../../lib/paths.ts';
import type { Folder } from '../api/messages.ts';

const folders: { id: Folder; label: string; to: string }[] = [
  { id: 'inbox', label: 'Inbox', to: paths.messages },
  { id: 'spam', label: 'Spam', to: `${paths.messages}?folder=spam` },
];

/** The folders of the messages. */
export function FolderLinks({ folder }: { folder: Folder }) {
  return (
    <Root aria-label="Folders">
      {folders.map(({ id, label, to }) => (
        <Link key={id} to={to} aria-current={id === folder ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </Root>
  );
}

const { colors, fontSizes, radii, space, targetSize } = theme;

const Root = styled.nav(css`
  display: flex;
  gap: ${space[1]};
  a {
    display: flex;
    align-items: center;
    min-height: ${targetSize};
    padding: 0 ${space[2]};
    border: 1px solid ${colors.border};
    border-radius: ${radii.pill};
    color: ${colors.textSoft};
    font-size: ${fontSizes.sm};
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    background: ${colors.hover};
  }
  a[aria-current] {
    border-color: transparent;
    background: ${colors.primary};
    color: ${colors.onFill};
  }
`);
