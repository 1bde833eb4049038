import type { Configuration } from 'openid-client'
import { readClaims } from './claims'
import { CompanySignInFailure, type CompanySignInPort } from './company-sign-in-port'
import { failureOf } from './failure-of'
import { createLogoutTokens } from './logout-tokens'
import { signatureAlgorithms } from './signature-algorithms'

/** The provider, and our client registration with it. */
export interface CompanyProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Separated by spaces; includes `openid`. */
  readonly scope: string
  /** The claim that holds a person's groups. */
  readonly groupsClaim: string
  /** The claim that holds the company directory's identifier for a person. */
  readonly externalIdClaim: string
  /** Levels (`acr`) that are requested; if empty, none are. */
  readonly levels: readonly string[]
}

const timeoutSeconds = 5
/** How long the provider's metadata is cached. */
const metadataMs = 10 * 60_000

/**
 * Signs in by OpenID Connect: authorization code with PKCE, state and nonce; the signature of an ID token is verified
 * with the provider's keys although it comes directly from the provider. Times are the provider's: `now` is the real
 * clock.
 */
export function createOpenIdSignIn(provider: CompanyProvider, now = Date.now): CompanySignInPort {
  // Loaded on first use: most starts do not need it.
  const library = () => import('openid-client')
  let known: { readonly configuration: Promise<Configuration>; readonly readAt: number } | null = null

  const configure = (): Promise<Configuration> => {
    if (known !== null && now() - known.readAt < metadataMs) return known.configuration
    const reading = { configuration: discover(provider), readAt: now() }
    known = reading
    reading.configuration.catch(() => {
      if (known === reading) known = null
    })
    return reading.configuration
  }
  const readLogoutToken = createLogoutTokens(provider, async () => (await configure()).serverMetadata(), now)

  return {
    begin: async ({ redirectUri, proof }) => {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
      const configuration = await configure().catch(failureOf)
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: provider.scope,
        state: proof.state,
        nonce: proof.nonce,
        code_challenge: await calculatePKCECodeChallenge(proof.verifier),
        code_challenge_method: 'S256',
        ...(provider.levels.length === 0 ? {} : { acr_values: provider.levels.join(' ') }),
      }).href
    },

    finish: async ({ callback, proof }) => {
      const { authorizationCodeGrant, fetchUserInfo } = await library()
      try {
        const configuration = await configure()
        const tokens = await authorizationCodeGrant(configuration, callback, {
          expectedState: proof.state,
          expectedNonce: proof.nonce,
          pkceCodeVerifier: proof.verifier,
          idTokenExpected: true,
        })
        await refuseOtherSignatures(tokens.id_token)
        const claims: Readonly<Record<string, unknown>> = tokens.claims() ?? {}
        const isComplete = ['email', provider.groupsClaim, provider.externalIdClaim].every(
          (name) => claims[name] !== undefined,
        )
        const { userinfo_endpoint } = configuration.serverMetadata()
        const more =
          isComplete || userinfo_endpoint === undefined
            ? {}
            : await fetchUserInfo(configuration, tokens.access_token, String(claims.sub))
        return readClaims({ ...more, ...claims }, provider)
      } catch (error) {
        return failureOf(error)
      }
    },

    readLogoutToken,

    endSessionAddress: async (returnTo) => {
      const configuration = await configure().catch(failureOf)
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null
      const { buildEndSessionUrl } = await library()
      return buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }).href
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: CompanyProvider): Promise<Configuration> {
  const library = await import('openid-client')
  const basic = library.ClientSecretBasic(clientSecret)
  const post = library.ClientSecretPost(clientSecret)
  const authenticate: typeof basic = (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported
    const inHeader = methods === undefined || methods.includes('client_secret_basic')
    return (inHeader ? basic : post)(server, client, body, headers)
  }
  return library.discovery(new URL(issuer), clientId, {}, authenticate, {
    timeout: timeoutSeconds,
    execute: [
      library.enableNonRepudiationChecks,
      // The settings reject an http issuer in production.
      ...(issuer.startsWith('http://') ? [library.allowInsecureRequests] : []),
    ],
  })
}

/**
 * The library accepts the algorithms that the provider's metadata lists: that an algorithm is a signature must hold
 * regardless of the metadata.
 */
async function refuseOtherSignatures(idToken = ''): Promise<void> {
  const { decodeProtectedHeader } = await import('jose')
  const { alg = 'none' } = decodeProtectedHeader(idToken)
  if (!signatureAlgorithms.includes(alg)) throw new CompanySignInFailure('refused', 'ID token: alg')
}
