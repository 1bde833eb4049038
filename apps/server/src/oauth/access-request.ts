import type { OAuthClient } from './oauth-clients'

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
  const isOld = maxAge !== undefined && now.getTime() - signedInAt.getTime() > Number(maxAge) * 1000
  const isOlderThanRequest = requestedAt === null || signedInAt < requestedAt
  return (
    isOld ||
    (isOlderThanRequest &&
      String(prompt ?? '')
        .split(' ')
        .includes('login'))
  )
}
