import type { JWTVerifyGetKey } from 'jose'
import type { LogoutClaims } from './company-sign-in-port'
import { signatureAlgorithms } from './signature-algorithms'

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
const toleranceSeconds = 30
/** A token is sent when the logout happens. */
const oldestSeconds = 10 * 60

interface ServerMetadata {
  readonly issuer: string
  readonly jwks_uri?: string | undefined
}

/** Reads logout tokens (OpenID Connect Back-Channel Logout 1.0, section 2.6); null for each that cannot be trusted. */
export function createLogoutTokens(
  { clientId }: { readonly clientId: string },
  metadata: () => Promise<ServerMetadata>,
  now: () => number,
): (token: string) => Promise<LogoutClaims | null> {
  let keys: { readonly address: string; readonly find: JWTVerifyGetKey } | null = null

  return async (token) => {
    const { createRemoteJWKSet, jwtVerify, errors } = await import('jose')
    const { issuer, jwks_uri: address } = await metadata()
    if (address === undefined || (issuer.startsWith('https:') && !address.startsWith('https:'))) return null
    if (keys?.address !== address) {
      keys = { address, find: createRemoteJWKSet(new URL(address), { timeoutDuration: 5_000 }) }
    }
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys.find, {
        issuer,
        audience: clientId,
        algorithms: [...signatureAlgorithms],
        clockTolerance: toleranceSeconds,
        maxTokenAge: oldestSeconds,
        requiredClaims: ['iat', 'jti', 'events'],
        currentDate: new Date(now()),
      })
      const { typ } = protectedHeader
      // The protocol only recommends the type; it is required here, so that no other token is taken for a logout.
      if (typ === undefined || !/^(application\/)?logout\+jwt$/i.test(typ)) return null
      const subject = textOf(payload.sub)
      const sid = textOf(payload.sid)
      const jti = textOf(payload.jti)
      if (!isLogout(payload.events) || 'nonce' in payload || jti === null) return null
      return subject === null && sid === null ? null : { issuer, subject, sid, jti }
    } catch (error) {
      // A provider that does not return its keys is not a forgery: it sends the token again.
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return null
      throw error
    }
  }
}

function isLogout(events: unknown): boolean {
  const event = Object(events) as Readonly<Record<string, unknown>>
  const value = event[logoutEvent]
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= 500 ? value : null
}
