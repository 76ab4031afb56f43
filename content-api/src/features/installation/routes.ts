import type { FastifyInstance } from 'fastify';
import { installationCalls } from '../../contract/calls/installation.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../http/route.ts';
import { readInstallation } from './read-installation.ts';

/** What the console says of the installation. */
export function registerInstallationRoutes(app: FastifyInstance, context: Context): void {
  route(app, installationCalls.getInstallation, () => readInstallation(context));
}
