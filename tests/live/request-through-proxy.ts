import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import type { NginxProxy } from './nginx-proxy'

/** A client at one host behind the proxy, which trusts its certificate and reuses its connections. */
export interface ProxyClient {
  /** Sends a request and reads the whole response; rejects when the connection ends without one. */
  readonly send: (path: string, init?: ProxyRequest) => Promise<ProxyAnswer>
  /** Returns the lines of an event stream, until it ends or `signal` ends it. */
  readonly lines: (path: string, token: string, signal: AbortSignal) => AsyncIterable<string>
  readonly close: () => void
}

export interface ProxyRequest {
  readonly method?: string
  readonly token?: string
  readonly body?: unknown
}

export interface ProxyAnswer {
  readonly status: number
  readonly body: string
}

export function createProxyClient(proxy: NginxProxy, host: string): ProxyClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, ca: proxy.authority, servername: host })
  const open = (path: string, { method = 'GET', token, body }: ProxyRequest, signal?: AbortSignal) => {
    const json = body === undefined ? undefined : JSON.stringify(body)
    const outgoing = request({
      host: '127.0.0.1',
      port: proxy.port,
      path,
      method,
      agent: signal === undefined ? agent : new Agent({ ca: proxy.authority, servername: host }),
      headers: {
        host,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(json === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
      },
      ...(signal === undefined ? {} : { signal }),
    })
    outgoing.end(json)
    return once(outgoing, 'response') as Promise<[IncomingMessage]>
  }
  return {
    send: async (path, init = {}) => {
      const [answer] = await open(path, init)
      return { status: answer.statusCode ?? 0, body: await text(answer) }
    },
    async *lines(path, token, signal) {
      const [answer] = await open(path, { token }, signal)
      if (answer.statusCode !== 200) throw new TypeError(`The stream was answered with ${answer.statusCode}.`)
      yield* createInterface({ input: answer })
    },
    close: () => agent.destroy(),
  }
}
