import { fail } from '@porchlight/errors'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { hostBrandOf } from '../http/host-brand'
import { bearerTokenOf } from '../viewer/resolve-viewer'
import { findAccessToken } from './access-tokens'

/** The reference platform's addresses name an organization; an installation is one. */
const organizationId = '00D000000000000AAA'

/** Where a program reads whom it acts for: an address of the form that the reference platform uses. */
export function identityAddress(origin: string, userId: string): string {
  return `${origin}/id/${organizationId}/${userId}`
}

/**
 * Answers those addresses for the user whose access token is sent, in the reference platform's names. Any other user's
 * is refused alike, whether there is one or not.
 */
export function serveIdentityAddress(app: FastifyInstance, context: ServerContext): void {
  app.get<{ Params: { userId: string } }>(
    `/id/${organizationId}/:userId`,
    { schema: { hide: true } },
    async (request) => {
      const token = bearerTokenOf(request)
      const found = token === null ? null : await findAccessToken(context, token)
      const user = found === null ? null : await context.users.find(found.userId)
      if (found === null || user?.active !== true) throw fail('invalidSession')
      const { userId, name } = user
      if (request.params.userId !== userId) throw fail('forbidden')
      const origin = context.settings.brandAddresses[hostBrandOf(request, context.settings)]
      return {
        id: identityAddress(origin, userId),
        user_id: userId,
        organization_id: organizationId,
        display_name: name,
        active: true,
        urls: { rest: `${origin}/services/data/v{version}/` },
      }
    },
  )
}
