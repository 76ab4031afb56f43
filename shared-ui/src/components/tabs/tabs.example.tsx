import { Text } from '../text/text.tsx';
import { Tabs } from './tabs.tsx';

export function TabsExample() {
  return (
    <Tabs
      label="Parts of the work"
      items={['Frontend', 'Backend', 'Database', 'Design', 'DevOps'].map((name) => ({
        id: name.toLowerCase(),
        label: name,
        content: <Text>What we use for {name}.</Text>,
      }))}
    />
  );
}
