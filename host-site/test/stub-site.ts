import { emptyValues, home, legal, navigation, studio } from 'content-api/contract';
import { readSite } from '../src/lib/site.ts';

/** The API's answer for a studio with a name, a town and statistics only. */
export const stubSite = {
  studio: {
    ...emptyValues(studio.fields),
    name: 'Loom Works',
    tagline: 'Quiet tools',
    description: 'A studio of two.',
    town: 'Patan, Gujarat, India',
    email: 'hello@loom.example',
  },
  home: { ...emptyValues(home.fields), statistics: [{ value: '25+', label: 'Projects Completed' }] },
  navigation: emptyValues(navigation.fields),
  legal: {
    ...emptyValues(legal.fields),
    updated: '2026-11-21T00:00:00.000Z',
    privacy: '# 1 Information We Collect',
    privacyHtml: '<h2>1 Information We Collect</h2>',
    terms: '# 1 Use of Site\n\nYou must be at least 13 years old to use this site.',
    termsHtml: '<h2>1 Use of Site</h2><p>You must be at least 13 years old to use this site.</p>',
  },
};

/** The same as pages have it. */
export const stubPage = {
  site: readSite(stubSite, () => 2026),
  settings: {
    apiBase: '/api',
    portfolioBase: '/api/portfolio',
    contact: { url: '/api/contact', key: '' },
    siteUrl: 'https://studio.test',
  },
  resources: new Map(),
  versions: [],
};
