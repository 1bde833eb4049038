import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type pg from 'pg'
import { listenLocally } from '../../http/listen-locally'
import type { PaymentMethodKind } from '../payments-port'
import { controlPage } from './control-page'
import { deliverEvent } from './deliver-event'
import { readPayForm } from './pay-form'
import { finishedPage, payPage } from './pay-page'
import { deliveryFaultModes, type ProcessorFaults, processorFaultModes } from './processor-faults'
import { answerInterface } from './processor-interface'
import { createProcessorStore, type StoredPayment } from './processor-store'
import { createSetupStore, type StoredSetup } from './setup-store'
import { storedPage, storePage } from './store-page'
import { debitOutcomes } from './test-methods'

/** The options of the demo processor. */
export interface DemoProcessorOptions {
  /** A pool on a database that `demoProcessorMigrations` ran on. */
  readonly pool: Pick<pg.Pool, 'query' | 'connect'>
  /** Whoever has it may create payments. */
  readonly apiKey: string
  /** The secret that events are signed with, and the address they are posted to. */
  readonly webhookSecret: string
  readonly webhookAddress: string
  readonly now?: () => Date
  /** 0, the default, picks a free one. */
  readonly port?: number
  /** Checks whether a Host header's value is accepted; every one by default. */
  readonly isKnownHost?: (host: string) => boolean
  /** How often it checks for due work, in milliseconds. */
  readonly paceMs?: number
}

/** A running processor. */
export interface DemoProcessor {
  readonly port: number
  /** `http://localhost:PORT`. */
  readonly origin: string
  /** How it fails, from the next call on; also on its page `/`. */
  readonly faults: ProcessorFaults
  /** Runs the remaining steps of a payment now. */
  readonly moveOn: (reference: string) => Promise<void>
  /** Resolves when all events that can be delivered are. */
  readonly deliver: () => Promise<void>
  readonly close: () => Promise<void>
}

const longestBody = 16_384

/**
 * Starts the stand-in for a payment processor: an HTTP server at a separate loopback origin, with an API for us, a
 * hosted page for customers and signed events that are redelivered until they are accepted. Its state is persistent.
 */
export async function startDemoProcessor(options: DemoProcessorOptions): Promise<DemoProcessor> {
  const { pool, now = () => new Date(), port = 0, paceMs = 500, isKnownHost = () => true } = options
  const faults: ProcessorFaults = { mood: 'well', delivery: 'once' }
  const store = createProcessorStore(pool, now)
  const setups = createSetupStore(pool, now)
  let origin = ''

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isKnownHost(request.headers.host ?? '')) return send(response, 400, 'Unknown host', 'text/plain')
    const url = new URL(request.url ?? '/', 'http://processor.invalid')
    if (url.pathname === '/' || url.pathname === '/controls') return control(request, response)
    if (faults.mood === 'down') return void request.socket.destroy()
    if (faults.mood === 'hanging') return
    if (faults.mood === 'nonsense') return send(response, 200, '<p>It works!', 'text/html')
    if (url.pathname.startsWith('/v1/')) {
      if (!isAuthorised(request, options.apiKey)) return send(response, 401, '{}', 'application/json')
      const given = await answerInterface(
        request.method ?? '',
        url.pathname,
        await textOf(request),
        { store, setups },
        origin,
      )
      if (faults.mood === 'forgetful' && request.method === 'POST') return void request.socket.destroy()
      send(response, given.status, JSON.stringify(given.body), 'application/json')
      return soon()
    }
    const setupReference = /^\/keep\/([\w-]{1,60})$/.exec(url.pathname)?.[1]
    const setup = setupReference === undefined ? null : await setups.byReference(setupReference)
    if (setup !== null) return storeMethod(setup, request, url.searchParams.get('with'), response)
    const reference = /^\/pay\/([\w-]{1,60})$/.exec(url.pathname)?.[1]
    const payment = reference === undefined ? null : await store.byReference(reference)
    if (payment === null) return send(response, 404, 'Not found', 'text/plain')
    if (request.method === 'POST') return pay(payment, new URLSearchParams(await textOf(request)), response)
    const method =
      url.searchParams.get('with') === 'bank' && payment.methods.includes('bank') ? 'bank' : 'card'
    sendPage(response, 200, payment.returnAddress, (nonce) =>
      payment.state === 'open'
        ? payPage(payment, { method, errors: {}, expiry: '' }, nonce)
        : finishedPage(payment, nonce),
    )
  }

  const pay = async (payment: StoredPayment, fields: URLSearchParams, response: ServerResponse) => {
    const { reference, returnAddress } = payment
    if (payment.state === 'open' && !fields.has('cancel')) {
      const method = fields.get('with') === 'bank' && payment.methods.includes('bank') ? 'bank' : 'card'
      const form = readPayForm(fields, method, now())
      if (form.kind === 'wrong') {
        const shown = {
          method,
          errors: form.errors,
          expiry: fields.get('expiry')?.slice(0, 9) ?? '',
        } as const
        return sendPage(response, 422, returnAddress, (nonce) => payPage(payment, shown, nonce))
      }
      await store.move(reference, ['open'], form.test.outcomes, {
        method: form.method,
        lastFour: form.lastFour,
      })
    } else if (payment.state === 'open') {
      await store.move(reference, ['open'], [{ state: 'cancelled', reason: null, afterMs: 0 }])
    }
    // The events are sent before the browser is redirected: most customers never see the payment wait.
    await tick()
    response.writeHead(303, { location: returnAddress, 'cache-control': 'no-store' }).end()
  }

  /** Handles the page on which a method is entered: shows it, stores what was entered, or returns without storing. */
  const storeMethod = async (
    setup: StoredSetup,
    request: IncomingMessage,
    requested: string | null,
    response: ServerResponse,
  ): Promise<void> => {
    const { reference, returnAddress, methods, state } = setup
    const kindOf = (name: string | null): PaymentMethodKind =>
      name === 'bank' && methods.includes('bank') ? 'bank' : 'card'
    if (request.method !== 'POST') {
      return sendPage(response, 200, returnAddress, (nonce) =>
        state === 'open'
          ? storePage(setup, { method: kindOf(requested), errors: {}, expiry: '' }, nonce)
          : storedPage(setup, nonce),
      )
    }
    const fields = new URLSearchParams(await textOf(request))
    if (fields.has('cancel')) {
      await setups.end(reference, 'cancelled')
    } else if (state === 'open') {
      const method = kindOf(fields.get('with'))
      const form = readPayForm(fields, method, now())
      const first = form.kind === 'fine' ? form.test.outcomes[0].state : null
      const errors =
        form.kind === 'wrong' ? form.errors : first === 'declined' ? { number: 'notKept' as const } : null
      if (form.kind === 'wrong' || errors !== null) {
        const shown = {
          method,
          errors: errors ?? {},
          expiry: fields.get('expiry')?.slice(0, 9) ?? '',
        } as const
        return sendPage(response, 422, returnAddress, (nonce) => storePage(setup, shown, nonce))
      }
      const { institution, lastFour, expiryMonth, expiryYear, bankAccountType, test } = form
      if (first === 'failed') await setups.end(reference, 'failed')
      else {
        const stored = { kind: method, institution, lastFour, expiryMonth, expiryYear, bankAccountType }
        await setups.keep(reference, stored, debitOutcomes(test))
      }
    }
    response.writeHead(303, { location: returnAddress, 'cache-control': 'no-store' }).end()
  }

  const control = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') {
      if (!comesFromOwnPage(request)) return send(response, 403, 'Foreign page', 'text/plain')
      const fields = new URLSearchParams(await textOf(request))
      faults.mood = processorFaultModes.find((faultMode) => faultMode === fields.get('mood')) ?? faults.mood
      faults.delivery =
        deliveryFaultModes.find((faultMode) => faultMode === fields.get('delivery')) ?? faults.delivery
      response.writeHead(303, { location: '/' }).end()
      return
    }
    sendPage(response, 200, null, (nonce) => controlPage(faults, nonce))
  }

  let running: Promise<void> = Promise.resolve()
  let isClosed = false
  const tick = (): Promise<void> => {
    running = running.then(async () => {
      if (isClosed) return
      try {
        await store.moveDue()
        const { webhookAddress: address, webhookSecret: secret } = options
        await deliverEvent({ store, address, secret, now, faults })
      } catch {
        // The database is briefly unavailable; what is due stays due.
      }
    })
    return running
  }
  const soon = () => void tick()

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  const { port: listening, close } = await listenLocally(server, port)
  origin = `http://localhost:${listening}`
  const timer = setInterval(soon, paceMs)
  return {
    port: listening,
    origin,
    faults,
    moveOn: async (reference) => {
      await store.moveOn(reference)
      await tick()
    },
    deliver: tick,
    close: async () => {
      isClosed = true
      clearInterval(timer)
      await running
      await close()
    },
  }
}

function isAuthorised(request: IncomingMessage, apiKey: string): boolean {
  const [given, wanted] = [Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${apiKey}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/**
 * Checks whether the request comes from a page of this origin, or not from a browser: another site's page may not make
 * payments fail.
 */
function comesFromOwnPage({ headers: { origin, host, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > longestBody) throw new RangeError('The body is too large.')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, status: number, body: string, type: string): void {
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(body)
}

/** Sends a page that runs no scripts and posts only to itself; from there a browser may be redirected back to us. */
function sendPage(
  response: ServerResponse,
  status: number,
  returnAddress: string | null,
  page: (nonce: string) => string,
): void {
  const nonce = randomBytes(18).toString('base64')
  const targets = returnAddress === null ? "'self'" : `'self' ${new URL(returnAddress).origin}`
  response.setHeader(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`,
  )
  // Without a referrer a browser sends the page's own origin as `null`, and its form would be rejected as cross-origin.
  response.setHeader('referrer-policy', returnAddress === null ? 'same-origin' : 'no-referrer')
  response.setHeader('x-content-type-options', 'nosniff')
  send(response, status, page(nonce), 'text/html')
}
