import type { FastifyInstance } from 'fastify';
import { doctorCalls } from '../../contract/calls/doctor.ts';
import { mayEdit } from '../../http/require-right.ts';
import { route } from '../../http/route.ts';
import type { DoctorContext } from './doctor.ts';

/** The content doctor: what it found, and a check of links on demand. */
export function registerDoctorRoutes(app: FastifyInstance, { doctor, kinds, log }: DoctorContext): void {
  route(app, doctorCalls.getDoctor, ({ request }) =>
    doctor.report(kinds.filter((kind) => mayEdit(request, kind))),
  );

  route(app, doctorCalls.checkLinks, () => {
    doctor.checkLinks().catch((error: unknown) => log.warn({ err: error }, 'links were not checked'));
    return { success: true, message: 'The links are being checked' };
  });
}
