import { calls, technology } from 'content-api/contract';
import type { Technology } from 'content-api/contract';
import { useApi } from '../../lib/api-context.ts';
import { apiFailure } from '../../lib/api-failure.ts';
import RecordForm from '../../records/record-form.tsx';
import type { RecordFormProps } from '../../records/record-form.tsx';

export interface TechnologyFormProps extends Pick<
  RecordFormProps<typeof technology>,
  'id' | 'onClose' | 'onMade'
> {
  onAdded: (added: Technology | undefined) => void;
}

/** 'Add New Technology', and the form of one. A single technology has no call for a change: it is sent as a list of one. */
export default function TechnologyForm({ onAdded, ...props }: TechnologyFormProps) {
  const api = useApi();
  return (
    <RecordForm
      {...props}
      kind={technology}
      onSaved={props.id === 'new' ? onAdded : undefined}
      update={async (id, input, version) => {
        const technologies = [{ ...input, _id: id, updatedAt: version }];
        const { data } = await api.call(calls.saveTechnologies, { body: { technologies } });
        const saved = data.technologies.find(({ _id }) => _id === id);
        if (!saved) throw apiFailure('unreadable');
        return saved;
      }}
    />
  );
}
