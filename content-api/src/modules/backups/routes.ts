import type { FastifyInstance } from 'fastify';
import { readBackupStatus } from '../../backup/read-backup-status.ts';
import type { Context } from '../../core/context.ts';
import { calls } from '../../contract/calls/index.ts';
import { route } from '../../http/route.ts';

export function registerBackupRoutes(app: FastifyInstance, context: Context): void {
  route(app, calls.getBackups, () => readBackupStatus(context));
}
