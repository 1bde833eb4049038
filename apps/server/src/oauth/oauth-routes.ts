import type { BrandKey } from '@porchlight/brands'
import { fail } from '@porchlight/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { installationSecret } from '../composition/installation-secret'
import type { ServerContext } from '../composition/server-context'
import { acceptedLanguage } from '../http/accepted-language'
import { logFailure } from '../http/error-answer'
import { hostBrandOf } from '../http/host-brand'
import { refusalPage } from './consent-page'
import { serveConsent } from './consent-routes'
import { serveDevices } from './device-routes'
import { serveIdentityAddress } from './identity-address'
import { createOAuthProvider } from './oauth-provider'
import { withTruth } from './true-request'

/** Requests of this door are a few hundred bytes. */
const bodyLimit = 16_384

const base = '/services/oauth2'

/** The addresses of the authorization server, and the methods that each is asked with. */
const addresses: readonly (readonly [path: string, methods: readonly ('GET' | 'POST' | 'OPTIONS')[]])[] = [
  [`${base}/authorize`, ['GET']],
  [`${base}/authorize/:uid`, ['GET']],
  [`${base}/device_authorization`, ['POST', 'OPTIONS']],
  [`${base}/token`, ['POST', 'OPTIONS']],
  [`${base}/revoke`, ['POST', 'OPTIONS']],
  [`${base}/introspect`, ['POST', 'OPTIONS']],
  [`${base}/userinfo`, ['GET', 'POST', 'OPTIONS']],
  [`${base}/keys`, ['GET', 'OPTIONS']],
  ['/.well-known/openid-configuration', ['GET', 'OPTIONS']],
  ['/.well-known/oauth-authorization-server', ['GET', 'OPTIONS']],
]

/**
 * Serves the authorization server (docs/adr/0083) and the page on which people approve what programs ask for. Each
 * brand's host has one of its own; they share clients, grants and tokens.
 */
export async function serveOAuth(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { pool, settings } = context
  const secrets = {
    signing: await installationSecret(pool, settings, 'oauth-id-tokens'),
    cookies: await installationSecret(pool, settings, 'oauth-cookies'),
  }
  const providers = new Map<BrandKey, Promise<Provider>>()
  const providerOf = (request: FastifyRequest): Promise<Provider> => {
    const brand = hostBrandOf(request, context.settings)
    const known = providers.get(brand)
    if (known !== undefined) return known
    const made = openProvider(brand)
    providers.set(brand, made)
    return made
  }
  const openProvider = async (brand: BrandKey) => {
    const made = await createOAuthProvider(context, brand, secrets, (key, accepted) =>
      refusalPage(key, acceptedLanguage(accepted)),
    )
    made.on('server_error', (_ctx, error) => app.log.error({ kind: error.name }, 'oauth.failed'))
    return made
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => {
      done(null, body)
    })
    for (const [url, method] of addresses) {
      scope.route({
        url,
        method: [...method],
        schema: { hide: true },
        handler: async (request, reply) => answer(request, reply, await providerOf(request)),
      })
    }
  })
  serveIdentityAddress(app, context)
  serveConsent(app, context, providerOf)
  serveDevices(app, context, providerOf)
}

/** Has the provider answer, with the headers of every answer and a request that says nothing but what is true. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: Provider,
): Promise<FastifyReply> {
  const { raw } = request
  const { searchParams, pathname } = new URL(request.originalUrl, 'http://site.invalid')
  const mode = searchParams.getAll('response_mode')
  if (mode.some((each) => each !== 'query'))
    throw fail('invalidParameter', { parameter: 'response_mode', reason: 'can only be query.' })
  withTruth(raw, provider)
  if (pathname.replace(/\/$/, '') === `${base}/authorize`) {
    // Every request for access begins anew: whose session the browser had here before does not count.
    delete raw.headers.cookie
    // Clients of the reference platform hash their challenge and do not say so; nothing but S256 is accepted.
    if (searchParams.has('code_challenge') && !searchParams.has('code_challenge_method'))
      raw.url = `${request.originalUrl}&code_challenge_method=S256`
  }
  Object.assign(raw, { body: request.body })
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.hijack()
  try {
    await provider.callback()(raw, reply.raw)
  } catch (error) {
    logFailure(request, error)
    if (!reply.raw.headersSent) reply.raw.writeHead(500)
    reply.raw.end()
  }
  return reply
}
