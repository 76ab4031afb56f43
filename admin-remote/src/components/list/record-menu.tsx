import type { ReactNode } from 'react';
import { Button, Icon, Menu } from 'shared-ui';
import { icons } from '../icons.ts';

interface RecordMenuProps {
  title: string;
  /** Id of the element with the title. */
  titleId: string;
  /** @default there is no history to show */
  onHistory?: () => void;
  /** @default there is nothing to share */
  onShare?: () => void;
  children?: ReactNode;
}

/** Rarer actions of one record of a list; nothing without any. */
export function RecordMenu({ title, titleId, onHistory, onShare, children }: RecordMenuProps) {
  if (!onHistory && !onShare && !children) return null;
  return (
    <Menu label={`More for ${title}`}>
      {onHistory && (
        <Button size="sm" variant="ghost" aria-describedby={titleId} onClick={onHistory}>
          <Icon name={icons.clock} />
          History
        </Button>
      )}
      {onShare && (
        <Button size="sm" variant="ghost" aria-describedby={titleId} onClick={onShare}>
          <Icon name={icons.share} />
          Share
        </Button>
      )}
      {children}
    </Menu>
  );
}
