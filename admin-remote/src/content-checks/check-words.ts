import type { DoctorCheck } from 'content-api/contract';
import type { IconName } from 'shared-ui';
import { icons } from '../components/icons.ts';

interface CheckWords {
  title: string;
  /** Why it matters. */
  about: string;
  icon: IconName;
}

/** The checks in the words of the screen. */
export const checkWords: Record<DoctorCheck, CheckWords> = {
  'dead-link': { title: 'Dead links', about: 'They lead visitors nowhere.', icon: 'external' },
  'missing-alt': {
    title: 'Pictures without words',
    about: 'Visitors who cannot see a picture get nothing in its place.',
    icon: icons.picture,
  },
  'large-picture': {
    title: 'Large pictures',
    about: 'Pages with them are slow on a phone.',
    icon: icons.download,
  },
  'lost-highlight': {
    title: 'Highlights without their phrase',
    about: 'Their paragraph was changed, so nothing stands out.',
    icon: icons.edit,
  },
  'thin-description': {
    title: 'Thin descriptions',
    about: 'Search results show little of these pages.',
    icon: 'search',
  },
};
