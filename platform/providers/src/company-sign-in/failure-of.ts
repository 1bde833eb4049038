import { CompanySignInFailure } from './company-sign-in-port'

/** Error codes by which a provider reports that it cannot sign the person in, rather than that it will not. */
const outages = new Set(['server_error', 'temporarily_unavailable'])
/** Codes of `openid-client` for a response that arrived, was read, and proves nothing. */
const unproven = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
  'OAUTH_INVALID_REQUEST',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_MISSING_SERVER_METADATA',
])

/** Throws the sign-in failure that corresponds to an error of the exchange with the provider. */
export function failureOf(error: unknown): never {
  if (error instanceof CompanySignInFailure) throw error
  const { name, code, error: answer, status } = describe(error)
  const said = [name, code, answer, status].filter((part) => part !== null).join(' ')
  if (name === 'AuthorizationResponseError') {
    throw new CompanySignInFailure(outages.has(answer ?? '') ? 'unavailable' : 'declined', said)
  }
  // A code that is wrong, used or late is the browser's fault; every other response of that kind is about us.
  if (answer === 'invalid_grant') throw new CompanySignInFailure('refused', said)
  throw new CompanySignInFailure(code !== null && unproven.has(code) ? 'refused' : 'unavailable', said)
}

function describe(error: unknown) {
  const { name, code, error: answer, status } = Object(error) as Readonly<Record<string, unknown>>
  const word = (value: unknown) => (typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : null)
  return { name: word(name), code: word(code), error: word(answer), status: word(String(status ?? '')) }
}
