import { defineCall } from '../call.ts';
import {
  technologiesInitializedSchema,
  technologiesInputSchema,
  technologiesSavedSchema,
  technologiesSchema,
  technologyInputSchema,
  technologySchema,
} from '../technology.ts';
import { createdKeys, kilobytes } from './parts.ts';

/** The technologies of the home page. */
export const technologiesCalls = {
  listTechnologies: defineCall({
    id: 'listTechnologies',
    summary: 'All technologies',
    method: 'GET',
    path: '/api/technologies',
    access: 'public',
    status: 200,
    answer: technologiesSchema,
  }),
  saveTechnologies: defineCall({
    id: 'saveTechnologies',
    summary: 'Change rows by _id and add those without one, all or none; rows left out stay',
    method: 'PUT',
    path: '/api/technologies',
    access: 'admin',
    body: technologiesInputSchema,
    bodyLimit: kilobytes(512),
    status: 200,
    answer: technologiesSavedSchema,
  }),
  createTechnology: defineCall({
    id: 'createTechnology',
    summary: 'Add a technology',
    method: 'POST',
    path: '/api/technologies',
    access: 'admin',
    body: technologyInputSchema,
    ignoredKeys: createdKeys,
    status: 201,
    answer: technologySchema,
  }),
  initializeTechnologies: defineCall({
    id: 'initializeTechnologies',
    summary: 'Fill an empty table from the file that comes with the API',
    method: 'POST',
    path: '/api/technologies/initialize',
    access: 'admin',
    status: 200,
    answer: technologiesInitializedSchema,
  }),
} as const;
