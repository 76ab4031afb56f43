import { limits } from '../limits.ts';
import { group, line, list, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** A text that says something else than the catalogue. */
const changed = group('Text', {
  // One name for both: no text of a language is there twice.
  key: line('Language and Key', {
    words: false,
    required: true,
    max: limits.textKey,
    subject: 'Name of the text',
  }),
  text: text('Text', { words: false, required: true, max: limits.shortText }),
});

/** The changed texts of one part of the site. */
function part<const L extends string>(label: L) {
  return list(label, changed, { max: limits.texts, distinct: 'key' });
}

/**
 * What the studio says otherwise than the fixed texts of the public site: a field for each part of the catalogue, with
 * the texts that were changed as `nb/form.send`.
 */
export const texts = defineKind({
  name: 'texts',
  plural: 'texts',
  path: '/api/texts',
  words: { one: 'Texts', many: 'Texts', screen: 'Texts', menu: 'Texts' },
  single: true,
  ofStudio: true,
  right: 'studio',
  fields: {
    frame: part('On Every Page'),
    page: part('Names of the Pages'),
    studio: part('Until the Studio Says It Itself'),
    home: part('Home Page'),
    projects: part('List of Projects'),
    project: part('Projects'),
    services: part('List of Services'),
    service: part('Services'),
    builtIn: part('Built-in Services'),
    about: part('About'),
    blog: part('Blog'),
    post: part('Posts'),
    contact: part('Contact'),
    form: part('Contact Form'),
    ask: part('Asking a Client for Words'),
    pitch: part('Pitches'),
    legal: part('Legal Texts'),
    trouble: part('What May Go Wrong'),
  },
  titleField: 'frame',
  menu: { place: 7, icon: 'message', within: 'Studio' },
  // Its own calls speak of one language.
  calls: { without: ['get', 'update'] },
});
