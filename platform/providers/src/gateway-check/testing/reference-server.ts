import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { listenLocally } from '../../http/listen-locally'

/** A response before it is sent. */
export interface Answer {
  readonly status: number
  /** By default no body. */
  readonly body?: unknown
}

/** A parsed call of the gateway. */
export interface Call {
  readonly method: string
  /** Below the address, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
}

/** A fault in how a response is sent; `null` leaves the call as it is. */
export type PlantedAnswer = (
  call: Call,
  answer: Answer,
) => ((response: ServerResponse) => void) | Answer | null

/** The faults of a gateway in addition to those of its own kind. */
export interface PlantedWire {
  readonly answer?: PlantedAnswer
  /** Checks whether the caller counts as the server, by the header; by default whoever has the token. */
  readonly knows?: (authorization: string | undefined) => boolean
}

/** The token of every gateway of these tests. */
export const gatewayToken = 'gateway-token-of-the-tests'

/** Serves a gateway below `/v1` on a loopback port. */
export async function startReferenceServer(
  handle: (call: Call) => Answer | ((response: ServerResponse) => void),
  { answer: planted, knows = (header) => header === `Bearer ${gatewayToken}` }: PlantedWire,
  isOpen: (call: Call) => boolean = () => false,
): Promise<{ readonly baseUrl: string; readonly close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const call = await callOf(request)
    if (!isOpen(call) && !knows(request.headers.authorization)) return send(response, { status: 401 })
    const right = handle(call)
    const answer = typeof right === 'function' ? right : (planted?.(call, right) ?? right)
    if (typeof answer === 'function') return answer(response)
    send(response, answer)
  })
  const { port, close } = await listenLocally(server)
  return { baseUrl: `http://127.0.0.1:${port}/v1`, close }
}

async function callOf(request: IncomingMessage): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const text = await readText(request)
  return {
    method: request.method ?? '',
    path: pathname.replace(/^\/v1/, ''),
    query: searchParams,
    body: text === '' ? null : JSON.parse(text),
  }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  if (body === undefined) return void response.writeHead(status).end()
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
