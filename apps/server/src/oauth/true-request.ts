import type { IncomingMessage } from 'node:http'
import type Provider from 'oidc-provider'

/** The provider takes host and scheme from these headers; what a request says in them never counts. */
export function withTruth(raw: IncomingMessage, provider: Provider): void {
  const { protocol, host } = new URL(provider.issuer)
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  raw.headers['x-forwarded-host'] = host
  const own = (raw.headers.cookie ?? '')
    .split(';')
    .filter((pair) => pair.trim().startsWith('porchlight_oauth'))
  if (own.length === 0) delete raw.headers.cookie
  else raw.headers.cookie = own.join(';')
}
