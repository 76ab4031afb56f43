import { studio } from 'content-api/contract';
import { ShareCardLine } from '../../records/share-card-line.tsx';
import { SinglePage } from '../../records/single/single-page.tsx';
import { LanguagesField } from './languages-field.tsx';
import { MissingField } from './missing-field.tsx';

const controls = { name: ShareCardLine, languages: LanguagesField, missing: MissingField };

/** Name, contact, sentences and languages of the studio. */
export default function StudioPage() {
  return <SinglePage kind={studio} controls={controls} />;
}
