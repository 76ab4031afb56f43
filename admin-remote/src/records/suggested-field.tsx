import { useId } from 'react';
import type { ComponentProps } from 'react';
import { TextField } from '../components/editor/text-field.tsx';

interface SuggestedFieldProps extends ComponentProps<typeof TextField> {
  /** What is listed. */
  of: 'timeZone' | 'country';
}

/** A line that the browser finds in a list while it is typed, by its code or its name. */
export function SuggestedField({ of, ...rest }: SuggestedFieldProps) {
  const listId = useId();
  return (
    <>
      <TextField {...rest} list={listId} />
      <datalist id={listId}>
        {(of === 'timeZone' ? timeZones() : countries()).map(({ value, label }) => (
          <option key={value} value={value} label={label} />
        ))}
      </datalist>
    </>
  );
}

interface Suggestion {
  value: string;
  label: string;
}

function timeZones(): Suggestion[] {
  return Intl.supportedValuesOf('timeZone').map((value) => ({
    value,
    label: value.split('/').reverse().join(', ').replaceAll('_', ' '),
  }));
}

/** Those that the browser has a name for: there is no list of them to ask for. */
function countries(): Suggestion[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = unlisted.has(value) ? undefined : names.of(value);
      return label === undefined ? [] : [{ value, label }];
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** Codes with a name that are no countries: of unions, tests and former states. */
const unlisted = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO QU RH SU TA TP UK UN VD XA XB YD YU ZR ZZ'.split(
    ' ',
  ),
);
