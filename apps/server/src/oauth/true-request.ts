import type { IncomingMessage } from 'node:http'
import type Provider from 'oidc-provider'
import { oauthCookiesOf } from './oauth-cookies'

/** The provider takes host and scheme from these headers; what a request says in them never counts. Of its cookies the provider sees its own. */
export function withTruth(raw: IncomingMessage, provider: Provider): void {
  const { protocol, host } = new URL(provider.issuer)
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  raw.headers['x-forwarded-host'] = host
  const own = oauthCookiesOf(raw.headers.cookie, provider.issuer)
  if (own === null) delete raw.headers.cookie
  else raw.headers.cookie = own
}
