import type { PublishPlan } from 'content-api/contract';
import { useState } from 'react';
import { Button, Dialog, Stack, StatusBanner } from 'shared-ui';
import { useTimeZone } from '../lib/use-time-zone.ts';
import { MomentField, momentOf, noMoment } from './moment-field.tsx';

interface ScheduleDialogProps {
  onClose: () => void;
  onChoose: (plan: PublishPlan) => void;
}

/** Asks when a record is to be public. */
export function ScheduleDialog({ onClose, onChoose }: ScheduleDialogProps) {
  const timeZone = useTimeZone();
  const [from, setFrom] = useState(noMoment);
  const [until, setUntil] = useState(noMoment);
  const [fault, setFault] = useState<string>();

  function choose(): void {
    const start = momentOf(from, timeZone);
    const end = momentOf(until, timeZone);
    if (start === undefined) setFault('Say when it goes live');
    else if (start <= Date.now()) setFault('That moment has passed; publish at once instead');
    else if (end !== undefined && end <= start) setFault('It ends before it begins');
    else {
      onChoose({
        from: new Date(start).toISOString(),
        ...(end !== undefined && { until: new Date(end).toISOString() }),
      });
    }
  }

  return (
    <Dialog
      open
      title="Schedule"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={choose}>Set schedule</Button>
        </>
      }
    >
      <Stack>
        {fault && <StatusBanner tone="error">{fault}</StatusBanner>}
        <MomentField label="Goes live" required timeZone={timeZone} value={from} onChange={setFrom} />
        <MomentField
          label="Taken down"
          hint="Leave empty to keep it"
          timeZone={timeZone}
          value={until}
          onChange={setUntil}
        />
      </Stack>
    </Dialog>
  );
}
