import { defineCall } from '../call.ts';
import {
  technologiesInitializedSchema,
  technologiesInputSchema,
  technologiesSavedSchema,
} from '../technologies.ts';
import { kilobytes } from './parts.ts';

/** The calls that only technologies have. */
export const technologiesCalls = {
  saveTechnologies: defineCall({
    id: 'saveTechnologies',
    summary: 'Change rows by _id and add those without one, all or none; rows left out stay',
    method: 'PUT',
    path: '/api/technologies',
    access: ['content', 'publish'],
    body: technologiesInputSchema,
    bodyLimit: kilobytes(512),
    status: 200,
    answer: technologiesSavedSchema,
  }),
  initializeTechnologies: defineCall({
    id: 'initializeTechnologies',
    summary: 'Fill an empty table from the file that comes with the API',
    method: 'POST',
    path: '/api/technologies/initialize',
    access: ['content', 'publish'],
    status: 200,
    answer: technologiesInitializedSchema,
  }),
} as const;
