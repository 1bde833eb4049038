/** Versions 20.0 to 65.0; other versions have no routes. */
const servicePrefix = /^\/(services\/data|lwr\/apex)\/v(?:[2-5]\d|6[0-5])\.0(?=\/|\?|$)/

/** The first and last supported version. */
export const apiVersions = { first: 20, last: 65 } as const

/** Returns the version in an address, such as `v65.0`; the current one by default. */
export function apiVersionOf(address: string): string {
  return /^\/(?:services\/data|lwr\/apex)\/(v\d{1,3}\.\d)(?=\/|\?|$)/.exec(address)?.[1] ?? currentApiVersion
}

/** The version that routes are registered under; the others are answered in the same way. */
const currentApiVersion = 'v65.0'

/** Returns the address with its version replaced by the current one, for routing. */
export function withCurrentApiVersion(address: string): string {
  return address.replace(servicePrefix, `/$1/${currentApiVersion}`)
}

/** Returns whether an address belongs to the data service, in any version. */
export function isDataServiceAddress(address: string): boolean {
  return /^\/services\/data(\/|\?|$)/.test(address)
}

/** Returns whether pages of other origins may call an address with a token: the data service and its live updates. */
export function isOpenToOtherOrigins(address: string): boolean {
  return isDataServiceAddress(address) || /^\/live(\/[\w-]+\/held)?(\?|$)/.test(address)
}

/** Returns whether an address belongs to an interface for programs, whose errors are JSON rather than pages. */
export function isServiceAddress(address: string): boolean {
  return /^\/(services|id|lwr|webhooks|scim|assets|openapi\.json|livez|readyz)(\/|\?|$)/.test(address)
}

/** Returns whether an address issues or revokes tokens for programs; cookies are ignored there. */
export function isTokenAddress(address: string): boolean {
  return /^\/services\/oauth2\/(device_authorization|token|revoke|introspect|userinfo)(\?|$)/.test(address)
}
