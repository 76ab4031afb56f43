import { stubStudio } from '../../test/stub-site.ts';
import { applyHead } from './apply-head.ts';

const shown = () => [...document.head.querySelectorAll('meta,link')].map((element) => element.outerHTML);

test('a client navigation updates description, robots and canonical address in place', () => {
  document.head.innerHTML =
    '<meta name="description" content="Old"><link rel="canonical" href="https://studio.test/old">';
  applyHead({ title: 'Work', description: 'New', canonical: '/projects' }, stubStudio, 'https://studio.test');
  expect(shown()).toEqual([
    '<meta name="description" content="New">',
    '<link rel="canonical" href="https://studio.test/projects">',
  ]);
  applyHead({ title: 'Not found', description: 'Nothing here' }, stubStudio, 'https://studio.test');
  expect(shown()).toEqual([
    '<meta name="description" content="Nothing here">',
    '<meta name="robots" content="noindex">',
  ]);
  applyHead({ title: 'Work', description: 'New', canonical: '/projects' }, stubStudio, 'https://studio.test');
  expect(document.head.querySelector('meta[name=robots]')).toBeNull();
});
