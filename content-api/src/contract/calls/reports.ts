import { defineCall } from '../call.ts';
import { outcomeSchema } from '../outcome.ts';
import {
  releaseReportInputSchema,
  releaseReportsSchema,
  releaseReportsSeenInputSchema,
} from '../release-report.ts';
import { policyReportsInputSchema, policyReportsSchema } from '../policy-report.ts';
import { kilobytes } from './parts.ts';

/** Reports of console releases that did not start. */
export const reportsCalls = {
  reportRelease: defineCall({
    id: 'reportRelease',
    summary: 'The site reports a release of the console that did not start',
    method: 'POST',
    path: '/api/reports/admin-release',
    access: 'public',
    body: releaseReportInputSchema,
    bodyLimit: kilobytes(4),
    status: 202,
    answer: outcomeSchema,
  }),
  listReleaseReports: defineCall({
    id: 'listReleaseReports',
    summary:
      'Reported releases of the console that did not start, as far as the signed-in admin has not seen them',
    method: 'GET',
    path: '/api/reports/admin-release',
    access: ['releases'],
    status: 200,
    answer: releaseReportsSchema,
  }),
  markReleaseReportsSeen: defineCall({
    id: 'markReleaseReportsSeen',
    summary: 'The signed-in admin has seen the reports up to this one',
    method: 'POST',
    path: '/api/reports/admin-release/seen',
    access: ['releases'],
    body: releaseReportsSeenInputSchema,
    bodyLimit: kilobytes(4),
    status: 200,
    answer: outcomeSchema,
  }),
  reportPolicy: defineCall({
    id: 'reportPolicy',
    summary: 'A browser reports what the content security policy refused; it sends application/reports+json',
    method: 'POST',
    path: '/api/reports/csp',
    access: 'public',
    body: policyReportsInputSchema,
    bodyLimit: kilobytes(64),
    status: 202,
    answer: outcomeSchema,
  }),
  listPolicyReports: defineCall({
    id: 'listPolicyReports',
    summary: 'What the content security policy of the site refused in the last 30 days',
    method: 'GET',
    path: '/api/reports/csp',
    access: ['releases'],
    status: 200,
    answer: policyReportsSchema,
  }),
} as const;
