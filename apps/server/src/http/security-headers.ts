import type { FastifyInstance } from 'fastify'

/** Sets what every answer carries; pages replace the content security policy by one with a nonce. */
export function setSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  const headers: Record<string, string> = {
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

/**
 * The policy of a page: our own scripts, styles, fonts and pictures, and the page's own state by nonce. Its forms post
 * to us, and what we answer leads nowhere else but to `formTarget`, the origin of the payment page.
 */
export function pageSecurityPolicy(nonce: string, formTarget: string | null = null): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    formTarget === null ? "form-action 'self'" : `form-action 'self' ${formTarget}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
