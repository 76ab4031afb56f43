import { Button, EmptyState } from 'shared-ui';

interface NothingFoundProps {
  /** As in 'No projects found'. */
  title: string;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3;
  /** @default 'Clear search' */
  clearLabel?: string;
  onClear: () => void;
}

/** In place of a list that has nothing to match what somebody looks for. */
export function NothingFound({ title, level, clearLabel = 'Clear search', onClear }: NothingFoundProps) {
  return (
    <EmptyState
      level={level}
      icon="search"
      title={title}
      message="Nothing matches what you are looking for."
      action={
        <Button variant="secondary" onClick={onClear}>
          {clearLabel}
        </Button>
      }
    />
  );
}
