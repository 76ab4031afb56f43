import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { calls } from '../../contract/calls/index.ts';
import { route } from '../../http/route.ts';
import { readBackupStatus } from './read-backup-status.ts';

export function registerBackupRoutes(app: FastifyInstance, context: Context): void {
  route(app, calls.getBackups, () => readBackupStatus(context));
}
