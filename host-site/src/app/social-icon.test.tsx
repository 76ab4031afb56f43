import { studio } from 'content-api/contract';
import { renderUi } from '../../test/render-page.tsx';
import { SocialIcon } from './social-icon.tsx';

const { options } = studio.fields.social.item.fields.icon;

it('has a mark of its own for each of twelve services, and one for any other', () => {
  const drawn = options.map((name) => {
    const { container } = renderUi(<SocialIcon name={name} />);
    return container.querySelector('path')?.getAttribute('d');
  });
  expect(drawn).toHaveLength(13);
  expect(new Set(drawn).size).toBe(13);
  for (const path of drawn) expect(path).toMatch(/^[Mm][\d.]/);
});
