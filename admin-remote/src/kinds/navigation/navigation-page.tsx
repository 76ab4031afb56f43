import { navigation } from 'content-api/contract';
import { SinglePage } from '../../records/single/single-page.tsx';
import { LinksField } from './links-field.tsx';

const controls = { links: LinksField };

/** The menu, with the pages that ask for a place in it. */
export default function NavigationPage() {
  return <SinglePage kind={navigation} controls={controls} />;
}
