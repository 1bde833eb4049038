import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import type pg from 'pg'
import { Value } from 'typebox/value'
import { listenLocally } from '../../http/listen-locally'
import { identitySignatureHeader, signIdentityCallback } from '../callback/identity-callback'
import type { IdentityCheckRequest } from '../identity-check-port'
import { IdentityOutcomeSchema } from '../identity-wire'
import { standInPage } from './stand-in-page'

/** How the stand-in behaves; for tests. */
export type IdentityFaultMode = 'well' | 'down' | 'hanging' | 'nonsense'

/** A running stand-in for an identity check with hosted pages. */
export interface IdentityStandIn {
  /** On a separate loopback port, as a remote service has a separate address. */
  readonly baseUrl: string
  readonly setFaultMode: (faultMode: IdentityFaultMode) => void
  /** Returns how it currently behaves. */
  readonly faultMode: () => IdentityFaultMode
  readonly close: () => Promise<void>
}

/**
 * Starts the stand-in: it accepts whichever outcome is chosen on its page, and sends it to `callbackAddress`. Checks
 * are stored, so that one in progress can be finished after a restart, or in another process.
 */
export async function startIdentityStandIn(options: {
  readonly pool: pg.Pool
  readonly callbackAddress: string
  readonly secret: string
  readonly now: () => Date
}): Promise<IdentityStandIn> {
  let faultMode: IdentityFaultMode = 'well'

  const begin = async (request: IncomingMessage, response: ServerResponse) => {
    if (faultMode === 'down') return void request.socket.destroy()
    if (faultMode === 'hanging') return
    if (faultMode === 'nonsense') return void response.end('<html>Welcome</html>')
    const reference = randomUUID()
    const check = JSON.parse(await readText(request)) as IdentityCheckRequest
    await options.pool.query('insert into identity_stand_in.check (reference, request) values ($1, $2)', [
      reference,
      JSON.stringify(check),
    ])
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ reference }))
  }

  const finish = async (reference: string, check: IdentityCheckRequest, request: IncomingMessage) => {
    const outcome = new URLSearchParams(await readText(request)).get('outcome')
    if (!Value.Check(IdentityOutcomeSchema, outcome)) return
    const body = JSON.stringify({ reference: check.reference, checkReference: reference, outcome })
    await fetch(options.callbackAddress, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [identitySignatureHeader]: signIdentityCallback(body, options.secret, options.now()),
      },
      body,
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST' && request.url === '/checks') return begin(request, response)
    const reference = /^\/c\/([0-9a-f-]{36})$/.exec(request.url ?? '')?.[1]
    const check = reference === undefined ? undefined : await findCheck(options.pool, reference)
    if (reference === undefined || check === undefined) return void response.writeHead(404).end()
    if (request.method === 'POST') {
      await finish(reference, check, request)
      return void response.writeHead(303, { location: check.returnAddress }).end()
    }
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    }
    response.writeHead(200, headers).end(standInPage(check.language))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end())
  })
  const { port, close } = await listenLocally(server)
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    setFaultMode: (next) => {
      faultMode = next
    },
    faultMode: () => faultMode,
    close,
  }
}

async function findCheck(pool: pg.Pool, reference: string): Promise<IdentityCheckRequest | undefined> {
  const { rows } = await pool.query<{ request: IdentityCheckRequest }>(
    'select request from identity_stand_in.check where reference = $1',
    [reference],
  )
  return rows[0]?.request
}
