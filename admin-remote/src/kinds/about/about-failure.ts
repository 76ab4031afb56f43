import { isApiFailure } from '../../lib/api-failure.ts';

/** Why the about page could not be saved, in the specified words. */
export function aboutFailureText(failure: unknown): string {
  if (!isApiFailure(failure)) return 'Failed to update content';
  const { code, status, serverMessage, serverError } = failure;
  if (code === 'no-token') return 'No authentication token found. Please log in again.';
  if (code === 'timeout') return 'Request timed out. Please try again.';
  if (status === undefined) return 'Network error. Please check your connection.';
  if (status === 401) return 'Authentication failed. Please log in again.';
  if (status === 400) return serverMessage || 'Invalid data provided';
  if (status === 404) return 'API endpoint not found. Please check server configuration.';
  return `Failed to update content: ${serverMessage || serverError || status}`;
}
