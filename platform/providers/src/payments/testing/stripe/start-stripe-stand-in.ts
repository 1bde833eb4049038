import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Stripe } from 'stripe'
import { listenLocally } from '../../../http/listen-locally'
import { readPayForm } from '../../demo-processor/pay-form'
import type { ProcessorFaultMode } from '../../demo-processor/processor-faults'
import { debitOutcomes } from '../../demo-processor/test-methods'
import { type Answer, answerStripe, moveOn, type StripeState } from './stripe-interface'
import { idOf, methodOf, type StandInSession, tryIntent, wireIntent, wireSession } from './stripe-world'
import { collapse, listOf, readForm, type Wire } from './wire'

/** The options of the stand-in. */
export interface StripeStandInOptions {
  readonly apiKey: string
  readonly webhookSecret: string
  readonly webhookAddress: string
  readonly now: () => Date
}

/** A running stand-in for Stripe. */
export interface StripeStandIn {
  readonly origin: string
  readonly faults: { mood: ProcessorFaultMode; delivery: 'once' | 'repeated' | 'held' }
  readonly state: StripeState
  /** Each call received, with its key. */
  readonly calls: { readonly call: string; readonly key: string | undefined; readonly given: Wire }[]
  /** Responds to the next calls with that error. */
  readonly failNext: (times: number, status: number, error: Wire) => void
  /** Discards keys, as Stripe does after a day. */
  readonly forgetKeys: () => void
  /** Runs the steps that are due and delivers pending events. */
  readonly deliver: () => Promise<void>
  /** Posts a body as an event, signed with that secret; returns the status of the response, 0 for none. */
  readonly sendSignedEvent: (body: string, secret: string) => Promise<number>
  readonly close: () => Promise<void>
}

/**
 * Starts a server that speaks Stripe’s wire format over HTTP: form-encoded calls with keys, JSON responses with
 * requested expansions, hosted pages that accept the demo’s test cards, and events signed by Stripe’s own library. All
 * its state is in memory.
 */
export async function startStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  const { apiKey, now } = options
  const faults: StripeStandIn['faults'] = { mood: 'well', delivery: 'once' }
  const calls: StripeStandIn['calls'] = []
  const stored = new Map<string, { readonly asked: string; readonly answer: Answer | null }>()
  const failures: Answer[] = []
  const events: { readonly body: string; dueAt: number; attempts: number }[] = []
  let origin = ''
  let running = Promise.resolve()
  let isClosed = false

  const state: StripeState = {
    customers: new Map(),
    sessions: new Map(),
    intents: new Map(),
    methods: new Map(),
    refunds: [],
    disputes: new Map(),
    nowMs: () => now().getTime(),
    origin: () => origin,
    sendEvent: (type, object) => {
      const created = Math.floor(now().getTime() / 1000)
      const reported = { id: idOf('evt'), object: 'event', api_version: '2020-08-27', created, type }
      const body = JSON.stringify({ ...reported, data: { object: collapse(object, []) } }, null, 2)
      events.push({ body, dueAt: 0, attempts: 0 })
    },
  }

  const post = async (payload: string, secret: string): Promise<number> => {
    const timestamp = Math.floor(now().getTime() / 1000)
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp,
    })
    try {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
      const signal = AbortSignal.timeout(5_000)
      return (await fetch(options.webhookAddress, { method: 'POST', headers, body: payload, signal })).status
    } catch {
      return 0
    }
  }

  const deliver = (): Promise<void> => {
    running = running.then(async () => {
      if (isClosed) return
      for (const session of state.sessions.values()) {
        if (session.status !== 'open' || session.expiresAt > now().getTime()) continue
        session.status = 'expired'
        state.sendEvent('checkout.session.expired', wireSession(session))
      }
      for (const intent of state.intents.values()) {
        if (intent.later.length > 0 && intent.dueAt <= now().getTime()) moveOn(state, intent)
      }
      if (faults.delivery === 'held') return
      for (const event of [...events]) {
        if (event.dueAt > Date.now()) continue
        if (faults.delivery === 'repeated') await post(event.body, options.webhookSecret)
        if ((await post(event.body, options.webhookSecret)) === 204) events.splice(events.indexOf(event), 1)
        else {
          event.attempts += 1
          event.dueAt = Date.now() + 100 * 2 ** event.attempts
        }
      }
    })
    return running
  }

  const send = (response: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': idOf('req'), ...headers })
      .end(JSON.stringify(body))

  const answerCall = async (request: IncomingMessage, url: URL, response: ServerResponse) => {
    const key = request.headers['idempotency-key'] as string | undefined
    const text = request.method === 'POST' ? await textOf(request) : url.search.slice(1)
    const given = readForm(text)
    calls.push({ call: `${request.method} ${url.pathname}`, key, given })
    if (request.headers.authorization !== `Bearer ${apiKey}`) {
      return send(response, {
        status: 401,
        body: { error: { type: 'invalid_request_error', message: 'Who?' } },
      })
    }
    const failure = failures.shift()
    if (failure !== undefined) return send(response, failure, { 'stripe-should-retry': 'false' })
    const expand = listOf(given.expand)
    const lookUp = () => {
      const answer = answerStripe(request.method ?? '', url.pathname, given, state)
      return { status: answer.status, body: collapse(answer.body, expand) as Wire }
    }
    if (request.method !== 'POST' || key === undefined) return send(response, lookUp())
    const asked = `${url.pathname}?${text}`
    const before = stored.get(key)
    if (before?.answer === null) {
      const error = { type: 'idempotency_error', code: 'idempotency_key_in_use' }
      return send(response, { status: 409, body: { error } })
    }
    if (before !== undefined && before.asked !== asked) {
      return send(response, {
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'Other.' } },
      })
    }
    if (before?.answer != null) {
      if (faults.mood === 'forgetful') return void request.socket.destroy()
      return send(response, before.answer, { 'idempotent-replayed': 'true' })
    }
    stored.set(key, { asked, answer: null })
    await pause(20)
    const answer = lookUp()
    stored.set(key, { asked, answer })
    if (faults.mood === 'forgetful') return void request.socket.destroy()
    send(response, answer)
    void deliver()
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://stripe.invalid')
    if (faults.mood === 'down') return void request.socket.destroy()
    if (faults.mood === 'hanging') return
    if (faults.mood === 'nonsense') return void response.writeHead(200).end('<p>It works!')
    if (url.pathname.startsWith('/v1/')) return answerCall(request, url, response)
    const session = state.sessions.get(url.pathname.replace('/c/pay/', ''))
    if (session === undefined) return void response.writeHead(404).end()
    if (request.method !== 'POST') return void response.writeHead(200, html).end(pageOf(session))
    const fields = new URLSearchParams(await textOf(request))
    const wrong = fields.has('cancel') ? null : finish(session, fields, state)
    if (wrong !== null) return void response.writeHead(402, html).end(pageOf(session, wrong))
    await deliver()
    const location = fields.has('cancel') ? session.cancel_url : session.success_url
    response.writeHead(303, { location }).end()
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  const { port, close } = await listenLocally(server)
  origin = `http://localhost:${port}`
  const timer = setInterval(() => void deliver(), 50)
  return {
    origin,
    faults,
    state,
    calls,
    failNext: (times, status, error) => {
      for (let count = 0; count < times; count += 1) failures.push({ status, body: { error } })
    },
    forgetKeys: () => stored.clear(),
    deliver,
    sendSignedEvent: post,
    close: async () => {
      isClosed = true
      clearInterval(timer)
      await running
      await close()
    },
  }
}

const html = { 'content-type': 'text/html; charset=utf-8' }

/** Accepts what was entered on a page; returns what is wrong with it, if the page stays open. */
function finish(session: StandInSession, fields: URLSearchParams, state: StripeState): string | null {
  if (session.status !== 'open') return null
  const method = fields.get('with') === 'bank' ? 'bank' : 'card'
  const form = readPayForm(fields, method, new Date(state.nowMs()))
  if (form.kind === 'wrong') return 'Your card number is incorrect.'
  const typed = { ...form, method }
  if (session.mode === 'setup') {
    if (form.test.outcomes[0].state === 'failed') {
      session.setup_intent = { id: idOf('seti'), status: 'requires_payment_method', payment_method: null }
    } else if (form.test.outcomes[0].state === 'declined') return 'Your card was declined.'
    else {
      const storedMethod = methodOf(form.test, typed, session.customer, debitOutcomes(form.test))
      state.methods.set(storedMethod.id, storedMethod)
      session.setup_intent = { id: idOf('seti'), status: 'succeeded', payment_method: storedMethod }
    }
    session.status = 'complete'
    state.sendEvent('checkout.session.completed', wireSession(session))
    return null
  }
  const { amount_total: amount, customer, intentMetadata: metadata } = session
  const requested = { amount: amount ?? 0, customer, metadata }
  const tried = methodOf(form.test, typed, customer, form.test.outcomes)
  const intent = tryIntent(requested, tried, form.test.outcomes, state.nowMs())
  state.intents.set(intent.id, intent)
  session.payment_intent = intent
  if (intent.last_payment_error !== null) {
    state.sendEvent('payment_intent.payment_failed', wireIntent(intent))
    return 'Your card was declined.'
  }
  session.status = 'complete'
  state.sendEvent(`payment_intent.${intent.status}`, wireIntent(intent))
  state.sendEvent('checkout.session.completed', wireSession(session))
  return null
}

/**
 * Renders a page with the same fields as the demo processor’s. Errors are shown, what was entered is not shown again.
 */
function pageOf(
  { locale, branding_settings: look, amount_total: amount }: StandInSession,
  wrong = '',
): string {
  const name = String(look.display_name).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  const fields = ['number', 'expiry', 'code'].map((field) => `<input name="${field}" aria-label="${field}">`)
  return `<!doctype html><html lang="${locale}"><title>${name}</title><h1>${name}</h1><p>${amount ?? ''} ${wrong}</p>
<form method="post"><input type="hidden" name="with" value="card">${fields.join('')}<button>Pay</button></form>`
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
