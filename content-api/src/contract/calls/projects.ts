import { z } from 'zod';
import { defineCall } from '../call.ts';
import { outcomeSchema } from '../outcome.ts';
import { listQuerySchema, pagedCardsSchema } from '../paging.ts';
import { projectCardSchema, projectInputSchema, projectSchema } from '../project.ts';
import { byId, createdKeys, readOnlyKeys } from './parts.ts';

/** Projects. */
export const projectsCalls = {
  listProjects: defineCall({
    id: 'listProjects',
    summary: 'All projects, the newest first; with view=card a page of cards',
    method: 'GET',
    path: '/api/projects',
    access: 'public',
    query: listQuerySchema,
    status: 200,
    answer: z.union([z.array(projectSchema), pagedCardsSchema(projectCardSchema)]),
  }),
  getProject: defineCall({
    id: 'getProject',
    summary: 'One project',
    method: 'GET',
    path: '/api/projects/{id}',
    access: 'public',
    params: byId,
    status: 200,
    answer: projectSchema,
  }),
  createProject: defineCall({
    id: 'createProject',
    summary: 'Add a project. githubLink, websiteLink and description are taken as other spellings',
    method: 'POST',
    path: '/api/projects',
    access: 'admin',
    body: projectInputSchema,
    ignoredKeys: [...createdKeys, 'date'],
    status: 201,
    answer: projectSchema,
  }),
  updateProject: defineCall({
    id: 'updateProject',
    summary: 'Replace a project. githubLink, websiteLink and description are taken as other spellings',
    method: 'PUT',
    path: '/api/projects/{id}',
    access: 'admin',
    params: byId,
    body: projectInputSchema,
    ignoredKeys: [...readOnlyKeys, 'date'],
    status: 200,
    answer: projectSchema,
  }),
  deleteProject: defineCall({
    id: 'deleteProject',
    summary: 'Delete a project',
    method: 'DELETE',
    path: '/api/projects/{id}',
    access: 'admin',
    params: byId,
    status: 200,
    answer: outcomeSchema,
  }),
} as const;
