import { randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import segments from 'sms-segments-calculator'
import { listenLocally } from '../../http/listen-locally'
import { listMessages, type MailboxMessage, storeMessage } from '../../mail/demo-mailbox/messages'
import { signTwilioCallback, twilioSignatureHeader } from '../twilio/twilio-signature'
import { createTextFaults, type TextFaults } from './text-faults'

/** The options of the stand-in. */
export interface TextStandInOptions {
  /** A pool on a database that `demoMailboxMigrations` ran on. */
  readonly pool: Pick<pg.Pool, 'query'>
  readonly accountId: string
  readonly authToken: string
  /** Where it sends people's replies. */
  readonly callbackAddress: string
  readonly now?: () => Date
  /** The interval between two events about a text; 300 ms by default. */
  readonly paceMs?: number
}

/** A running stand-in for Twilio: it speaks Twilio's API, and stores each text in the demo mailbox. */
export interface TextStandIn {
  /** On a separate loopback port. */
  readonly baseUrl: string
  /** Makes the next texts fail; for tests and the demo. */
  readonly faults: TextFaults
  /** Replies to a text: `to` is our number. Resolves once the event is delivered; false if it was not accepted. */
  readonly receive: (text: {
    readonly from: string
    readonly to: string
    readonly body: string
  }) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** Landline numbers: rejected immediately. */
const landline = /0199$/
/** Numbers of a phone that is switched off: accepted, and lost later. */
const switchedOff = /0198$/

/** Starts the stand-in. */
export async function startTextStandIn(options: TextStandInOptions): Promise<TextStandIn> {
  const { pool, accountId, authToken, callbackAddress, now = () => new Date(), paceMs = 300 } = options
  const { faults, next } = createTextFaults()
  const path = `/2010-04-01/Accounts/${accountId}/Messages.json`
  const expected = `Basic ${Buffer.from(`${accountId}:${authToken}`).toString('base64')}`
  let isClosed = false

  const report = async (address: string, parameters: Readonly<Record<string, string>>): Promise<boolean> => {
    const form = new URLSearchParams({ AccountSid: accountId, ...parameters })
    const reported = await fetch(address, {
      method: 'POST',
      headers: { [twilioSignatureHeader]: signTwilioCallback(address, form, authToken) },
      body: form,
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null)
    return reported?.ok === true
  }

  const reportDelivery = async (address: string, sid: string, to: string) => {
    const states = ['sent', switchedOff.test(to) ? 'undelivered' : 'delivered']
    for (const MessageStatus of states) {
      await pause(paceMs, undefined, { ref: false })
      if (isClosed) return
      await report(address, { MessageSid: sid, MessageStatus, To: to })
    }
  }

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await readText(request))
    const [from = '', to = '', body = ''] = ['From', 'To', 'Body'].map((name) => form.get(name) ?? '')
    const refusal = next.refusal() ?? (landline.test(to) ? 'permanent' : null)
    if (refusal === 'temporary') return answer(response, 503, { code: 20_503, message: 'Try again later' })
    if (refusal === 'permanent')
      return answer(response, 400, { code: 21_614, message: 'Not a mobile number' })
    if (!/^\+1[2-9]\d{9}$/.test(to)) return answer(response, 400, { code: 21_211, message: 'Not a number' })
    const id = await storeMessage(pool, {
      channel: 'sms',
      from,
      to,
      subject: '',
      text: body,
      html: '',
      sentAt: now(),
      idempotencyKey: undefined,
    })
    if (next.isDropped()) return void request.socket.destroy()
    const sid = sidOf(id)
    answer(response, 201, { sid, status: 'queued', num_segments: segmentsOf(body) })
    const address = form.get('StatusCallback')
    if (address !== null) void reportDelivery(address, sid, to)
  }

  const list = async (query: URLSearchParams, response: ServerResponse) => {
    const messages = (await listMessages(pool)).filter(
      ({ channel, to, from }) => channel === 'sms' && to === query.get('To') && from === query.get('From'),
    )
    answer(response, 200, { messages: messages.map(asListed) })
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    if (next.mood() === 'down') return void request.socket.destroy()
    if (next.mood() === 'hanging') return
    if (!isSame(request.headers.authorization ?? '', expected)) {
      return answer(response, 401, { code: 20_003, message: 'Authenticate' })
    }
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname !== path) return answer(response, 404, { code: 20_404, message: 'Not found' })
    return request.method === 'POST' ? take(request, response) : list(url.searchParams, response)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy())
  })
  const { port, close } = await listenLocally(server)
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    faults,
    receive: ({ from, to, body }) =>
      report(callbackAddress, {
        MessageSid: `SM${randomUUID().replaceAll('-', '')}`,
        From: from,
        To: to,
        Body: body,
        SmsStatus: 'received',
      }),
    close: async () => {
      isClosed = true
      await close()
    },
  }
}

function asListed(message: MailboxMessage) {
  return {
    sid: sidOf(message.id),
    status: 'delivered',
    num_segments: segmentsOf(message.text),
    body: message.text,
    date_created: new Date(message.sentAt).toUTCString(),
  }
}

function segmentsOf(body: string): string {
  return String(new segments.SegmentedMessage(body).segmentsCount)
}

function sidOf(id: string): string {
  return `SM${id.padStart(32, '0')}`
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
