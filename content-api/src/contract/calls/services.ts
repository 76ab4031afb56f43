import { z } from 'zod';
import { defineCall } from '../call.ts';
import { outcomeSchema } from '../outcome.ts';
import { listQuerySchema, pagedCardsSchema } from '../paging.ts';
import {
  serviceCardSchema,
  serviceEnvelopeSchema,
  serviceInputSchema,
  servicesEnvelopeSchema,
} from '../service.ts';
import { byId, bySlug, createdKeys, readOnlyKeys } from './parts.ts';

/** Services. */
export const servicesCalls = {
  listServices: defineCall({
    id: 'listServices',
    summary: 'All services; with view=card a page of cards',
    method: 'GET',
    path: '/api/services',
    access: 'public',
    query: listQuerySchema,
    status: 200,
    answer: z.union([servicesEnvelopeSchema, pagedCardsSchema(serviceCardSchema)]),
  }),
  getServiceBySlug: defineCall({
    id: 'getServiceBySlug',
    summary: 'One service by its slug, an earlier slug or its id',
    method: 'GET',
    path: '/api/services/slug/{slug}',
    access: 'public',
    params: bySlug,
    status: 200,
    answer: serviceEnvelopeSchema,
  }),
  createService: defineCall({
    id: 'createService',
    summary: 'Add a service',
    method: 'POST',
    path: '/api/services',
    access: 'admin',
    body: serviceInputSchema,
    ignoredKeys: createdKeys,
    status: 201,
    answer: serviceEnvelopeSchema,
  }),
  updateService: defineCall({
    id: 'updateService',
    summary: 'Replace a service; its earlier slug keeps working',
    method: 'PUT',
    path: '/api/services/{id}',
    access: 'admin',
    params: byId,
    body: serviceInputSchema,
    ignoredKeys: readOnlyKeys,
    status: 200,
    answer: serviceEnvelopeSchema,
  }),
  deleteService: defineCall({
    id: 'deleteService',
    summary: 'Delete a service',
    method: 'DELETE',
    path: '/api/services/{id}',
    access: 'admin',
    params: byId,
    status: 200,
    answer: outcomeSchema,
  }),
} as const;
