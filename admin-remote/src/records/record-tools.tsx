import type { Kind } from 'content-api/contract';
import { Button, Icon, Stack } from 'shared-ui';
import { icons } from '../components/icons.ts';

interface RecordToolsProps {
  kind: Kind;
  onHistory: () => void;
  onShare: () => void;
}

/** The buttons of a record that has a screen of its own. */
export function RecordTools({ kind, onHistory, onShare }: RecordToolsProps) {
  return (
    <Stack
      direction="row"
      gap={1}
      style={{ padding: 0 }}
      role="group"
      aria-label={`Saved states: ${kind.words.one}`}
    >
      <Button size="sm" variant="secondary" onClick={onHistory}>
        <Icon name={icons.clock} />
        History
      </Button>
      <Button size="sm" variant="secondary" onClick={onShare}>
        <Icon name={icons.share} />
        Share
      </Button>
    </Stack>
  );
}
