/** The headers of answers that are given before any plugin has seen a request: to what is hardly HTTP. */
export const bareHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
