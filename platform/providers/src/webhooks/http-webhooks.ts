import { promises as dns, type LookupAddress, type LookupOptions } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isLoopbackAddress, isPublicAddress, isReceiverAddress } from './receiver-address'
import { webhookSignatureHeader } from './webhook-signature'
import type { WebhookDelivery, WebhooksPort } from './webhooks-port'

/** How receivers are reached. */
export interface HttpWebhooksOptions {
  /** Whether receivers on this machine are allowed, by http too: for development. */
  readonly allowsLoopback: boolean
  /** Timeout from the name lookup to the status of the response; 10 s by default. */
  readonly timeoutMs?: number
  /** Resolves the addresses of a name; with the system's resolver by default. */
  readonly resolve?: (name: string) => Promise<readonly LookupAddress[]>
}

type Connect = NonNullable<http.RequestOptions['lookup']>

/**
 * Creates the port over HTTP. A name is looked up once, and the connection uses an address that was checked: a name
 * that resolves differently the second time leads nowhere. Redirects are not followed, and only the status of a
 * response is read.
 */
export function createHttpWebhooks({
  allowsLoopback,
  timeoutMs = 10_000,
  resolve = (name) => dns.lookup(name, { all: true }),
}: HttpWebhooksOptions): WebhooksPort {
  return {
    canBeReceiver: (url) => isReceiverAddress(url, allowsLoopback),
    send: async (delivery) => {
      const signal = AbortSignal.timeout(timeoutMs)
      if (!isReceiverAddress(delivery.url, allowsLoopback)) return 'addressRefused'
      const { protocol, hostname } = new URL(delivery.url)
      const mayReach = (address: string) =>
        allowsLoopback && isLoopbackAddress(address)
          ? true
          : protocol === 'https:' && isPublicAddress(address)
      try {
        const addresses = await before(signal, resolve(hostname.replace(/^\[|\]$/g, '')))
        const isSafe = addresses.length > 0 && addresses.every(({ address }) => mayReach(address))
        if (!isSafe) return 'addressRefused'
        const status = await post(delivery, addresses, signal)
        return status >= 200 && status < 300 ? null : `http${status}`
      } catch (error) {
        return signal.aborted ? 'timeout' : codeOf(error)
      }
    },
  }
}

/** Posts to one of the addresses and returns the status of the response. */
function post(
  { url, body, signature }: WebhookDelivery,
  addresses: readonly LookupAddress[],
  signal: AbortSignal,
): Promise<number> {
  const { request } = url.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Porchlight',
        [webhookSignatureHeader]: signature,
        connection: 'close',
      },
      agent: false,
      lookup: answering(addresses),
      signal,
    })
    sending.on('error', reject)
    sending.on('response', (response) => {
      response.on('error', () => undefined)
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    sending.end(body)
  })
}

/**
 * Returns a lookup function that answers with the addresses already resolved, in the form that the connection requests.
 */
function answering(addresses: readonly LookupAddress[]): Connect {
  return (_name, options: LookupOptions, done) => {
    const [first] = addresses
    if (options.all === true) done(null, [...addresses])
    else done(null, first?.address ?? '', first?.family)
  }
}

/** Returns the result, unless the signal aborts first. */
function before<Result>(signal: AbortSignal, result: Promise<Result>): Promise<Result> {
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([result, ended])
}

/** Returns the code of a failure; its message may contain text from the receiver. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : 'unreachable'
}
