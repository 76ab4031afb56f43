import styled from '@emotion/styled';
import { useState } from 'react';
import { Checkbox, Dialog, theme } from 'shared-ui';
import { setSingleKeys, singleKeysAct } from '../lib/plain-keys.ts';

const groups = [
  {
    title: 'Everywhere',
    keys: [
      ['Ctrl K', 'Find a screen, a record or an action'],
      ['?', 'Show these keys'],
      ['Tab, Shift Tab', 'Next and previous control'],
      ['Esc', 'Close what is open'],
    ],
  },
  {
    title: 'In a list',
    keys: [
      ['/', 'Search'],
      ['J, K', 'Next and previous row of a table'],
      ['Arrows', 'The same, from the search or a row'],
      ['Enter', 'Open the row'],
      ['X, Space', 'Select the row'],
      ['A', 'Go to the actions for what is selected'],
    ],
  },
  {
    title: 'In a form',
    keys: [['Ctrl S', 'Save, as its main button does']],
  },
  {
    title: 'In an article',
    keys: [
      ['Ctrl B, Ctrl I', 'Bold, italic'],
      ['Ctrl K', 'Link'],
      ['Ctrl F', 'Find'],
    ],
  },
  {
    title: 'When arranging',
    keys: [
      ['Space', 'Pick up, and put down'],
      ['Arrows', 'Move'],
      ['Esc', 'Put it back'],
    ],
  },
] as const;

/** Every key that the console knows, and the switch for those that are pressed alone. */
export default function KeyMapDialog({ onClose }: { onClose: () => void }) {
  const [act, setAct] = useState(singleKeysAct);
  return (
    <Dialog open title="Keys" description="On a Mac, Cmd stands in for Ctrl." onClose={onClose}>
      <Groups>
        <section>
          <Checkbox
            label="Single keys act: ?, /, J, K, X and A"
            checked={act}
            aria-describedby="single-keys-hint"
            onChange={({ target }) => {
              setSingleKeys(target.checked);
              setAct(target.checked);
            }}
          />
          <p id="single-keys-hint">
            Without them nothing happens by accident, or while you speak to your computer. Kept on this
            device; Ctrl K leads here.
          </p>
        </section>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([key, use]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{use}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
    </Dialog>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Groups = styled.div`
  display: grid;
  gap: ${space[3]};
  h3 {
    margin: 0 0 ${space[1]};
    font-size: ${fontSizes.sm};
  }
  p {
    margin: ${space[1]} 0 0;
    font-size: ${fontSizes.sm};
  }
  dl,
  dd {
    margin: 0;
  }
  dl > div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: ${space[1]};
    padding-block: 0.25rem;
    font-size: ${fontSizes.sm};
  }
  kbd {
    padding: 0.125rem 0.375rem;
    border: 1px solid ${colors.border};
    border-radius: ${radii.sm};
    color: ${colors.text};
    font: inherit;
    white-space: nowrap;
  }
`;
