/** Versions 20.0 to 65.0; of any other there is nothing. */
const servicePrefix = /^\/(services\/data|lwr\/apex)\/v(?:[2-5]\d|6[0-5])\.0(?=\/|\?|$)/

/** The first of the versions that are answered, and the last. */
export const apiVersions = { first: 20, last: 65 } as const

/** The version that an address names, such as `v65.0`; the current one when it names none. */
export function apiVersionOf(address: string): string {
  return /^\/(?:services\/data|lwr\/apex)\/(v\d{1,3}\.\d)(?=\/|\?|$)/.exec(address)?.[1] ?? currentApiVersion
}

/** The version that routes are registered under; the others are answered alike. */
const currentApiVersion = 'v65.0'

/** The address with its version replaced by the current one, for routing. */
export function withCurrentApiVersion(address: string): string {
  return address.replace(servicePrefix, `/$1/${currentApiVersion}`)
}

/** Whether an address is that of the data service, in whichever version. */
export function isDataServiceAddress(address: string): boolean {
  return /^\/services\/data(\/|\?|$)/.test(address)
}

/** Whether an address is one that pages of other origins may call by a token: those of the data service and its live updates. */
export function isOpenToOtherOrigins(address: string): boolean {
  return isDataServiceAddress(address) || /^\/live(\/[\w-]+\/held)?(\?|$)/.test(address)
}

/** Whether an address belongs to an interface for programs, whose errors are JSON and not pages. */
export function isServiceAddress(address: string): boolean {
  return /^\/(services|id|lwr|webhooks|scim|assets|openapi\.json|livez|readyz)(\/|\?|$)/.test(address)
}

/** Whether an address is one where programs get and give back tokens; no cookie counts there. */
export function isTokenAddress(address: string): boolean {
  return /^\/services\/oauth2\/(device_authorization|token|revoke|introspect|userinfo)(\?|$)/.test(address)
}
