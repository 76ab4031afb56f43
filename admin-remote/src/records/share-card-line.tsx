import { wordsNotOnShareCard } from 'content-api/contract';
import { useWatch } from 'react-hook-form';
import { Text } from 'shared-ui';
import { RecordField } from './record-field.tsx';
import type { RecordFieldProps } from './record-field.tsx';

/** A line that the pictures of shared links are lettered with, and what of it they cannot show. */
export function ShareCardLine(props: RecordFieldProps) {
  const value: unknown = useWatch({ name: props.name });
  const lacking = typeof value === 'string' ? wordsNotOnShareCard(value) : [];
  return (
    <div>
      <RecordField {...props} />
      {lacking.length > 0 && (
        <Text size="sm" tone="quiet">
          The picture of a shared link has no letters for <bdi>{lacking.join(' ')}</bdi>, and leaves them out.
        </Text>
      )}
    </div>
  );
}
