import styled from '@emotion/styled';
import { look } from '../../../lib/look.ts';

/** Chooses between pictures and lines for the list beside it, which looks at what is checked. Needs no script. */
export function ViewSwitch({ hidden }: { hidden: boolean }) {
  return (
    <Choice role="radiogroup" aria-label="Show projects as" hidden={hidden}>
      <label>
        <input type="radio" name="view" value="grid" defaultChecked />
        Grid
      </label>
      <label>
        <input type="radio" name="view" value="list" />
        List
      </label>
    </Choice>
  );
}

const Choice = styled.div`
  display: flex;
  gap: 1rem;
  justify-content: flex-end;
  margin-bottom: 1rem;

  label {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 0.5rem;
    border-bottom: 2px solid transparent;
    cursor: pointer;
  }
  input {
    position: absolute;
    opacity: 0;
  }
  label:has(:checked) {
    border-color: ${look.primary};
    color: ${look.text};
  }
  label:has(:focus-visible) {
    outline: 2px solid;
  }
`;
