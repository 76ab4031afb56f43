import { navigation, studio } from 'content-api/contract';
import { optionalRecord } from '../decode.ts';
import { readerOf } from '../reader-of.ts';

const readWords = readerOf(studio, [
  'name',
  'tagline',
  'description',
  'mark',
  'splash',
  'voice',
  'town',
  'email',
  'phone',
  'social',
  'contactLead',
  'projectsLead',
  'servicesLead',
  'blogLead',
  'callToAction',
  'notFound',
  'footerServices',
  'footerNote',
]);
const readLinks = readerOf(navigation, ['links', 'footerTitle', 'footerLinks']);

/** What every page may say of the studio, from the answer of `/site`. The server alone reads it. */
export function readStudio(answer: unknown) {
  const site = optionalRecord(answer);
  return { ...readWords(optionalRecord(site.studio)), ...readLinks(optionalRecord(site.navigation)) };
}
