import { articleFigures } from './figures/index.ts';
import { founderPictures } from './people/index.ts';
import { postPictures } from './posts/index.ts';
import { projectPictures } from './projects/index.ts';
import { servicePictures } from './services/index.ts';
import { aboutStory, aboutStudio } from './studio/about.ts';

export interface Picture {
  name: string;
  draw: () => string;
}

/** Every raster picture of the demo content. */
export const pictures: Picture[] = [
  ...named('project', projectPictures),
  ...named('post', postPictures),
  ...named('figure', articleFigures),
  ...named('service', servicePictures),
  ...named('founder', founderPictures),
  { name: 'about-studio', draw: aboutStudio },
  { name: 'about-story', draw: aboutStory },
];

function named(prefix: string, list: Record<string, () => string>): Picture[] {
  return Object.entries(list).map(([name, draw]) => ({ name: `${prefix}-${name}`, draw }));
}
