import { formatMoment } from 'content-api/contract';
import { Field, Input, Radio, Text } from 'shared-ui';
import { afterGap, instantsOf, wallTimeOf } from '../lib/zoned-time.ts';

/** A typed instant: local time in a zone, and which of the two when the local time occurs twice. */
export interface MomentValue {
  wall: string;
  isLater: boolean;
}

export const noMoment: MomentValue = { wall: '', isLater: false };

interface MomentFieldProps {
  label: string;
  hint?: string;
  required?: boolean;
  timeZone: string;
  value: MomentValue;
  onChange: (value: MomentValue) => void;
}

/** A moment in the studio's time zone; says aloud what is meant when the clocks are changed over it. */
export function MomentField({ label, hint, required, timeZone, value, onChange }: MomentFieldProps) {
  const instants = instantsOf(value.wall, timeZone);
  const meant = momentOf(value, timeZone);
  return (
    <div>
      <Field label={`${label} (${timeZone})`} hint={hint} required={required}>
        <Input
          type="datetime-local"
          value={value.wall}
          onChange={(event) => onChange({ wall: event.target.value, isLater: false })}
        />
      </Field>
      {instants.length > 1 && (
        <div role="radiogroup" aria-label={`Which ${value.wall.slice(11)}`}>
          {[false, true].map((isLater) => (
            <Radio
              key={String(isLater)}
              name={`${label}-which`}
              checked={value.isLater === isLater}
              onChange={() => onChange({ ...value, isLater })}
              label={isLater ? 'After the clocks are put back' : 'Before the clocks are put back'}
            />
          ))}
        </div>
      )}
      {meant !== undefined && (
        <Text size="sm" tone="quiet" role="status">
          {instants.length === 0 &&
            `The clocks skip ${value.wall.slice(11)} that day: ${wallTimeOf(meant, timeZone).slice(11)} is meant. `}
          {formatMoment(meant, 'UTC')}
        </Text>
      )}
    </div>
  );
}

/** The instant of what was typed, in ms; undefined while it is no time. */
export function momentOf({ wall, isLater }: MomentValue, timeZone: string): number | undefined {
  const instants = instantsOf(wall, timeZone);
  if (instants.length > 0) return instants[isLater ? instants.length - 1 : 0];
  const skipped = afterGap(wall, timeZone);
  return Number.isNaN(skipped) ? undefined : skipped;
}
