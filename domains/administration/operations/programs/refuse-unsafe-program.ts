import { type ErrorKey, fail, type PorchlightError } from '@porchlight/errors'
import { programGrants, programScopes } from '../../facts/programs'
import type { NewOAuthClient } from './program-terms'

/**
 * Refuses a client that would be unsafe, or could never get a token: redirect addresses are compared to the letter and are
 * https or of the person's own machine (RFC 9700, 2.1; RFC 8252, 7.3), and a service account acts for nobody but its user.
 * The error names the field, and of several addresses which one: `redirectUris.1` is the second.
 */
export function refuseUnsafeProgram(client: NewOAuthClient): void {
  const problem = findGrantProblem(client) ?? findTermsProblem(client)
  if (problem !== null) throw problem
}

function findTermsProblem({ name, scopes, redirectUris, allowedOrigins }: NewOAuthClient) {
  const unknownScope = describeUnknown(scopes, programScopes, 'scope')
  const badRedirect = redirectUris.findIndex((uri) => !isAllowedRedirect(uri))
  const badOrigin = allowedOrigins.findIndex((origin) => !isAllowedOrigin(origin))
  if (unknownScope !== null) return refusal('scopes', unknownScope)
  if (badRedirect >= 0)
    return fieldProblem('redirectNotAllowed', `redirectUris.${badRedirect}`, {
      value: redirectUris[badRedirect] ?? '',
    })
  if (badOrigin >= 0)
    return fieldProblem('originNotAllowed', `allowedOrigins.${badOrigin}`, {
      value: allowedOrigins[badOrigin] ?? '',
    })
  if (name.trim() === '' || name.length > 80) return fieldProblem('invalidProgramName', 'name')
  if (scopes.length === 0) return refusal('scopes', 'Name at least one scope.')
  if (new Set(redirectUris.map(isLoopback)).size > 1) return fieldProblem('redirectsMixed', 'redirectUris')
  return null
}

function findGrantProblem({ grantTypes, redirectUris, serviceUserId, confidential }: NewOAuthClient) {
  const has = (grant: string) => grantTypes.includes(grant)
  const unknown = describeUnknown(grantTypes, programGrants, 'grant')
  if (unknown !== null) return refusal('kind', unknown)
  if (grantTypes.length === 0) return refusal('kind', 'Name at least one grant.')
  if (has('authorization_code') !== redirectUris.length > 0)
    return refusal(
      'redirectUris',
      'The grant authorization_code needs a redirect address, and no other grant takes one.',
    )
  if (!has('client_credentials'))
    return serviceUserId === null ? null : refusal('username', serviceUserNeeded)
  if (grantTypes.length > 1)
    return refusal(
      'kind',
      'A client with client_credentials acts as its service user alone: register another for people.',
    )
  if (serviceUserId === null) return refusal('username', serviceUserNeeded)
  return confidential ? null : refusal('kind', 'The grant client_credentials needs a client with a secret.')
}

const serviceUserNeeded = 'The grant client_credentials needs a service user, and no other grant takes one.'

const refusal = (field: string, reason: string) => fieldProblem('programNotAllowed', field, { reason })

/** The error `key`, its blanks filled in, at a field of the form. */
export function fieldProblem(
  key: ErrorKey,
  field: string,
  parameters: Readonly<Record<string, string>> = {},
): PorchlightError {
  const { code, message } = fail(key, parameters)
  return fail(key, parameters, { fieldErrors: [{ field, fieldLabel: field, errorCode: code, message }] })
}

/** Whether a redirect address leads to this person's own machine. */
export function isLoopback(uri: string): boolean {
  const { protocol, hostname } = new URL(uri)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function describeUnknown(given: readonly string[], known: readonly string[], what: string): string | null {
  const unknown = given.find((each) => !known.includes(each))
  return unknown === undefined ? null : `There is no ${what} ${unknown}. Use ${known.join(', ')}.`
}

/** Rejects asterisks: they look like wildcards, but are compared literally. */
function isAllowedRedirect(uri: string): boolean {
  const url = URL.canParse(uri) ? new URL(uri) : null
  return (
    url !== null &&
    (url.protocol === 'https:' || isLoopback(uri)) &&
    !uri.includes('#') &&
    !uri.includes('*') &&
    url.username === '' &&
    url.password === ''
  )
}

function isAllowedOrigin(origin: string): boolean {
  const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin && !origin.includes('*')
  return isOrigin && (origin.startsWith('https:') || isLoopback(origin))
}
