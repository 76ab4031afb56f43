import { Select } from './select.tsx';

export function SelectExample() {
  return (
    <Select aria-label="Tag">
      <option>All tags</option>
      <option>Performance</option>
      <option>Accessibility</option>
    </Select>
  );
}
