import { renderToString } from 'react-dom/server';
import { TechnologyTabs, readTabs } from './technology-tabs.tsx';

test('the browser reads from the markup what the tabs were rendered with', () => {
  const tabs = [
    {
      id: 'frontend',
      label: 'Frontend',
      rowLabel: 'Frontend technologies',
      items: [
        { name: 'C & C++', logo: '/media/c.png' },
        { name: 'React', logo: '/media/react.svg' },
      ],
    },
    {
      id: 'backend',
      label: 'Backend',
      rowLabel: 'Backend technologies',
      items: [{ name: 'Fastify', logo: 'https://logos.example/f.svg' }],
    },
  ];
  const island = document.createElement('div');
  island.innerHTML = renderToString(<TechnologyTabs label="Categories" tabs={tabs} />);
  expect(readTabs(island)).toEqual(tabs);
});
