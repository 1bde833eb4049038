import { randomBytes } from 'node:crypto'
import type { PortalServerEntry } from '@porchlight/portal-page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { answerError, beginErrorAnswer, isServerError } from '../http/error-answer'
import { hostBrandOf } from '../http/host-brand'
import { scriptlessSecurityPolicy } from '../http/security-headers'

/**
 * Makes the error handler of addresses that people open: what fails on our side, such as a database that is away, is answered by
 * a page of the brand in the language of the address, which says so and offers to try again.
 */
export function pageErrors(
  { renderErrorPage }: Pick<PortalServerEntry, 'renderErrorPage'>,
  { settings, now }: Pick<ServerContext, 'settings' | 'now'>,
): (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (error, request, reply) => {
    if (!isServerError(error)) return await answerError(error, request, reply)
    const { status } = beginErrorAnswer(error, request, reply)
    const nonce = randomBytes(18).toString('base64')
    const html = await renderErrorPage({
      address: request.originalUrl,
      hostBrand: hostBrandOf(request, settings),
      form: request.method === 'POST' ? { values: {}, errors: {}, status } : null,
      nonce,
      now: now(),
      demo: settings.demo,
    })
    reply.header('content-security-policy', scriptlessSecurityPolicy(nonce))
    await reply.status(status).type('text/html; charset=utf-8').send(html)
  }
}
