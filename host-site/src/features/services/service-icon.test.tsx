import { render } from '@testing-library/react';
import { ServiceIcon } from './service-icon.tsx';

test.each([
  ['a character', '🚀', '🚀'],
  ['path data', 'M4 4h16v16H4z', 'path[d="M4 4h16v16H4z"]'],
  ['a name of the set', 'icon:camera', 'svg circle'],
  ['a picture', '/media/tech-react.svg', 'img[src="/media/tech-react.svg"]'],
])('an icon is drawn from %s', (what, icon, expected) => {
  const { container } = render(<ServiceIcon icon={icon} />);
  if (what === 'a character') expect(container).toHaveTextContent(expected);
  else expect(container.querySelector(expected)).toBeInTheDocument();
});
