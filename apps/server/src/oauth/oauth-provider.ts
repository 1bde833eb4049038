import { timingSafeEqual } from 'node:crypto'
import type { BrandKey } from '@porchlight/brands'
import { programScopes } from '@porchlight/domains/administration/operations/programs/program-terms'
import { hashSecret } from '@porchlight/domains/administration/operations/programs/secret-hash'
import type Provider from 'oidc-provider'
import type { Configuration, Interaction, JWK } from 'oidc-provider'
import type { ServerContext } from '../composition/server-context'
import { requestSeconds } from './access-request'
import { findAccessToken, tokenBits } from './access-tokens'
import { identityAddress } from './identity-address'
import { cookieSigner, oauthCookieNames } from './oauth-cookies'
import { accessTokenSeconds, createOAuthStore, formerSecretKey, grantLifetimeSeconds } from './oauth-store'
import { signingKeyOf } from './signing-key'

/** Where the consent page of a request is. */
export const consentPath = '/authorize'

/** Where a person types the code that a device shows. */
export const devicePath = '/device'

const base = '/services/oauth2'

/** What a provider is made with besides the context: the installation's own secrets, and how it shows an error. */
export interface ProviderSecrets {
  readonly signing: string
  readonly cookies: string
}

/** Shows that a request for access is refused where its client may not be told. */
export type ShowRefusal = (brand: BrandKey, acceptLanguage: string) => { html: string; policy: string }

/**
 * The authorization server of a brand, whose issuer is the brand's address. It knows two flows for people, the code
 * with PKCE and the device that shows a code; every request is approved by a person who sees who asks for what.
 */
export async function createOAuthProvider(
  context: ServerContext,
  brand: BrandKey,
  secrets: ProviderSecrets,
  showRefusal: ShowRefusal,
): Promise<Provider> {
  const { users, settings } = context
  // Loaded on first use, like the providers themselves: most starts need none of it.
  const library = await import('oidc-provider')
  const invalidGrant = (detail: string) => new library.errors.InvalidGrant(detail)
  const signingKey: JWK = signingKeyOf(secrets.signing)
  const configuration: Configuration = {
    adapter: createOAuthStore({ ...context, invalidGrant }),
    jwks: { keys: [signingKey] },
    scopes: [...programScopes],
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    formats: { bitsOfOpaqueRandomness: tokenBits },
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      clientCredentials: { enabled: true },
      // Its pages are ours: see `serveDevices`.
      deviceFlow: { enabled: true },
      revocation: { enabled: true },
      introspection: {
        enabled: true,
        // A program learns of its own tokens alone, and only one that proves who it is.
        allowedPolicy: async (_ctx, client, token) =>
          client.clientAuthMethod !== 'none' && token.clientId === client.clientId,
      },
    },
    routes: {
      authorization: `${base}/authorize`,
      device_authorization: `${base}/device_authorization`,
      code_verification: devicePath,
      token: `${base}/token`,
      revocation: `${base}/revoke`,
      introspection: `${base}/introspect`,
      userinfo: `${base}/userinfo`,
      jwks: `${base}/keys`,
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      ClientCredentials: accessTokenSeconds,
      AuthorizationCode: 60,
      DeviceCode: requestSeconds,
      Grant: grantLifetimeSeconds,
      RefreshToken: grantLifetimeSeconds,
      IdToken: accessTokenSeconds,
      Interaction: requestSeconds,
      Session: requestSeconds,
    },
    cookies: {
      keys: cookieSigner(secrets.cookies),
      names: oauthCookieNames(settings.brandAddresses[brand]),
      long: { httpOnly: true, sameSite: 'lax', path: '/', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    claims: { openid: ['sub', 'name'] },
    conformIdTokenClaims: false,
    expiresWithSession: () => false,
    issueRefreshToken: async (_ctx, client, code) =>
      client.grantTypeAllowed('refresh_token') &&
      (code.scopes.has('refresh_token') || code.scopes.has('offline_access')),
    rotateRefreshToken: true,
    // Nothing is approved silently: an earlier approval says nothing of who sits there now.
    loadExistingGrant: async (ctx) => {
      const grantId = ctx.oidc.result?.consent?.grantId
      return grantId === undefined ? undefined : await ctx.oidc.provider.Grant.find(grantId)
    },
    interactions: {
      policy: policyOfConsent(library.interactionPolicy),
      url: (_ctx, { uid, params }: Interaction) => {
        const [, language] = /^(en|es)(?![a-z])/.exec(String(params.ui_locales ?? '')) ?? []
        return `${consentPath}/${uid}${language === undefined ? '' : `?lang=${language}`}`
      },
    },
    findAccount: async (_ctx, userId) => {
      const user = await users.find(userId)
      if (user?.active !== true) return undefined
      return { accountId: userId, claims: () => ({ sub: userId, name: user.name }) }
    },
    clientBasedCORS: (_ctx, origin, client) => {
      const { allowed_origins: allowed } = client
      return settings.corsOrigins.includes(origin) || (Array.isArray(allowed) && allowed.includes(origin))
    },
    extraClientMetadata: { properties: ['allowed_origins', formerSecretKey] },
    renderError: async (ctx) => {
      const { html, policy } = showRefusal(brand, ctx.get('accept-language'))
      ctx.set('content-security-policy', policy)
      ctx.type = 'html'
      ctx.body = html
    },
  }
  const provider = new library.Provider(settings.brandAddresses[brand], configuration)
  // The host and the scheme are those of the brand's address, whatever a request says: see `serveOAuth`.
  provider.proxy = true
  provider.silent = true
  provider.Client.prototype.compareClientSecret = function compareClientSecret(actual: string) {
    const given = hashSecret(actual)
    return [this.clientSecret, this[formerSecretKey]]
      .map((hash) => Buffer.from(typeof hash === 'string' ? hash : '', 'hex'))
      .some((stored) => stored.length === given.length && timingSafeEqual(stored, given))
  }
  provider.use(async (ctx, next) => {
    await next()
    // Other modes are refused: see `serveOAuth`.
    if (ctx.path.startsWith('/.well-known/'))
      Object.assign(ctx.body ?? {}, { response_modes_supported: ['query'] })
    if (ctx.path !== `${base}/token` || ctx.status !== 200 || typeof ctx.body !== 'object') return
    const answer = (ctx.body ?? {}) as Record<string, unknown>
    const found = await findAccessToken(context, String(answer.access_token))
    // Clients of the reference platform take the address of the data service, and whom they act for, from here.
    Object.assign(answer, {
      instance_url: provider.issuer,
      issued_at: String(context.now().getTime()),
      ...(found === null ? {} : { id: identityAddress(provider.issuer, found.userId) }),
    })
  })
  return provider
}

/** The provider's own questions, and one more: that this very request was approved. */
function policyOfConsent(interactionPolicy: typeof import('oidc-provider').interactionPolicy) {
  const policy = interactionPolicy.base()
  const { Check } = interactionPolicy
  policy
    .get('consent')
    ?.checks.add(
      new Check('not_approved', 'the request was not approved', (ctx) =>
        ctx.oidc.result?.consent?.grantId === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    )
  return policy
}
