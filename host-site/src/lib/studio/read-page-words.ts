import { studio } from 'content-api/contract';
import { readerOf } from '../reader-of.ts';

export const readPageWords = readerOf(studio, [
  'contactLead',
  'projectsLead',
  'servicesLead',
  'blogLead',
  'callToAction',
  'notFound',
]);
