import type { OAuthClient } from '@porchlight/domains/administration/operations/programs/oauth-clients'

/** What a request asks for: its parameters, as the provider stored them. */
export type AccessRequest = Readonly<Record<string, unknown>>

/** How long a request waits for a person. */
export const requestSeconds = 10 * 60

/** The scopes of a request that its client may have; unknown ones are neither shown nor granted, as the protocol has it. */
export function grantableScopes({ scope }: AccessRequest, client: OAuthClient): readonly string[] {
  return String(scope ?? '')
    .split(' ')
    .filter((each) => client.scopes.includes(each))
}

/**
 * Whether a request wants a log-in that is newer than the present one. A log-in after `requestedAt` answers a request
 * for a new one; without it, none that is there already does.
 */
export function wantsNewLogin(
  { prompt, max_age: maxAge }: AccessRequest,
  signedInAt: Date,
  now: Date,
  requestedAt: Date | null = null,
): boolean {
  const seconds = maxAge === undefined ? Number.POSITIVE_INFINITY : Number(maxAge)
  // `max_age=0` is the same as `prompt=login` (OpenID Connect Core, section 3.1.2.1).
  const wantsAnyNew =
    seconds === 0 ||
    String(prompt ?? '')
      .split(' ')
      .includes('login')
  if (wantsAnyNew) return requestedAt === null || signedInAt < requestedAt
  return now.getTime() - signedInAt.getTime() > seconds * 1000
}
