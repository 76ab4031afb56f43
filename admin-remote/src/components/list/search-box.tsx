import { useState } from 'react';
import { Field, SearchField } from 'shared-ui';
import { useSearchKey } from '../../lib/use-search-key.ts';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

/**
 * The search of a list, which the `/` key leads to. While somebody types, it shows what was typed: the value may come
 * back from the address later than the next letter.
 */
export function SearchBox({ label, placeholder, value, onChange, className }: SearchBoxProps) {
  const search = useSearchKey();
  const [typed, setTyped] = useState<string>();
  return (
    <Field label={label} hideLabel className={className}>
      <SearchField
        ref={search}
        placeholder={placeholder}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  );
}
