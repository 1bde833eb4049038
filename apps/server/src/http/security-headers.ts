import type { FastifyInstance } from 'fastify'

/** The header that links a response to its log line. */
export const requestIdHeader = 'x-request-id'

/** Returns the headers of every response; pages replace the content security policy with one that has a nonce. */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** Sets `headers`, and the request's id, on every response of a route and of unmatched paths. */
export function setAnswerHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header(requestIdHeader, request.id)
  })
}

/**
 * Returns the policy of a page without scripts, such as one that staff view as its customer does: it runs nothing,
 * requests nothing and posts only to us.
 */
export function scriptlessSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Returns the policy of a page: our own scripts, styles, fonts and images, and the page's own state by nonce. Its forms
 * post to us, and our responses redirect only to `formTarget`, the origin of the payment page. With `showsFiles`, it
 * frames our files, such as a PDF.
 */
export function pageSecurityPolicy(
  nonce: string,
  formTarget: string | null = null,
  showsFiles = false,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(showsFiles ? ["frame-src 'self'"] : []),
    formTarget === null ? "form-action 'self'" : `form-action 'self' ${formTarget}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
