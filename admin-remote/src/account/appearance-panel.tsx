import { useState } from 'react';
import { chooseScheme, Radio, readChosenScheme, Stack } from 'shared-ui';
import { Panel } from '../components/panel.tsx';

const choices = [
  { scheme: undefined, label: 'As the studio’s website' },
  { scheme: 'dark', label: 'Dark' },
  { scheme: 'light', label: 'Light' },
  { scheme: 'system', label: 'As this device is set' },
] as const;

/** Whether the console is dark or light, chosen at once and kept in this browser. */
export function AppearancePanel() {
  const [chosen, setChosen] = useState(readChosenScheme);
  return (
    <Panel title="Dark or light" description="How the console looks in this browser.">
      <Stack role="radiogroup" aria-label="Dark or light" gap={1}>
        {choices.map(({ scheme, label }) => (
          <Radio
            key={label}
            name="scheme"
            label={label}
            checked={chosen === scheme}
            onChange={() => {
              chooseScheme(scheme);
              setChosen(scheme);
            }}
          />
        ))}
      </Stack>
    </Panel>
  );
}
