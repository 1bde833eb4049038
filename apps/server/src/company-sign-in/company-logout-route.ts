import { parse } from 'node:querystring'
import type { CompanySignInPort } from '@porchlight/providers/company-sign-in'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { serveCallback } from '../http/serve-callback'

/** Where the provider reports sign-outs. */
const path = '/company-sign-in/logout'

/**
 * Accepts logout tokens (OpenID Connect Back-Channel Logout 1.0): 200 once the sessions have ended, in every process;
 * 400 for a token that is not trustworthy or was already used; 503 when the provider's keys cannot be read.
 */
export function serveCompanyLogout(
  app: FastifyInstance,
  { identity, memo }: Pick<ServerContext, 'identity' | 'memo'>,
  provider: Pick<CompanySignInPort, 'readLogoutToken'>,
): void {
  serveCallback(app, path, async ({ body }, reply) => {
    reply.header('cache-control', 'no-store')
    const { logout_token: token } = parse(body.toString('utf8'))
    let logout: Awaited<ReturnType<typeof provider.readLogoutToken>>
    try {
      logout = typeof token === 'string' ? await provider.readLogoutToken(token) : null
    } catch {
      await reply.status(503).send({ error: 'temporarily_unavailable' })
      return
    }
    const ended = logout === null ? null : await identity.company.logOut(logout, logout.jti)
    if (ended === null) {
      await reply.status(400).send({ error: 'invalid_request' })
      return
    }
    for (const userId of ended) memo.forgetUser(userId)
    app.log.info({ event: 'company-sign-in.logged-out', people: ended.length }, 'company-sign-in')
    await reply.status(200).send()
  })
}
