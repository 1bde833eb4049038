import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { withCauseCode } from '../../http/cause-code'
import { TextFailure } from '../text-failure'
import type { ReachTextPoint } from '../text-points'
import type { OutgoingText, TextEvent, TextReceipt, TextsPort } from '../texts-port'
import { isSignedByTwilio } from './twilio-signature'

/** How to reach Twilio, or a compatible service. */
export interface TwilioTextsOptions {
  /** `https://api.twilio.com`, without a trailing slash. */
  readonly baseUrl: string
  /** The account's id: `AC` and 32 hexadecimal digits. */
  readonly accountId: string
  /** The first is what we authenticate with; callbacks may be signed with any of them during rotation. */
  readonly authTokens: readonly string[]
  /** The full address of its callbacks: part of what it signs. */
  readonly callbackAddress: string
  /** Timeout for a response; 10 s by default. */
  readonly timeoutMs?: number
  /** Called at each point of a sending; for tests that end processes there. */
  readonly reached?: ReachTextPoint | undefined
}

const Message = Type.Object({
  sid: Type.String({ pattern: '^[A-Za-z0-9]{10,40}$' }),
  num_segments: Type.String({ pattern: '^\\d{1,3}$' }),
})

const MessageList = Type.Object({
  messages: Type.Array(
    Type.Intersect([
      Message,
      Type.Object({ body: Type.String(), date_created: Type.String(), status: Type.String() }),
    ]),
  ),
})

/** Numbers that can never receive a text: invalid, not a mobile phone, no route, a country that is not served. */
const unreachableCodes: ReadonlySet<unknown> = new Set([21211, 21214, 21217, 21408, 21612, 21614])

/** The owner of the number sent STOP to the service itself. */
const stoppedCode = 21610

/** Clocks differ: a text first tried then may have a slightly earlier time there. */
const clockToleranceMs = 120_000

/** Creates the texts port over the REST API of Twilio's Programmable Messaging, version 2010-04-01. */
export function createTwilioTexts(options: TwilioTextsOptions): TextsPort {
  const { baseUrl, accountId, authTokens, callbackAddress, timeoutMs = 10_000, reached } = options
  const path = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountId)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountId}:${authTokens[0] ?? ''}`).toString('base64')}`

  const call = async (address: string, form?: URLSearchParams): Promise<unknown> => {
    let answer: { readonly status: number; readonly body: unknown }
    try {
      const response = await fetch(address, {
        method: form === undefined ? 'GET' : 'POST',
        headers: { accept: 'application/json', authorization },
        ...(form === undefined ? {} : { body: form }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      answer = { status: response.status, body: await response.json() }
    } catch (error) {
      throw new TextFailure('temporary', withCauseCode('The text service gave no answer', error))
    }
    if (answer.status >= 200 && answer.status < 300) return answer.body
    const { code } = (answer.body ?? {}) as { readonly code?: unknown }
    const kind = code === stoppedCode ? 'stopped' : unreachableCodes.has(code) ? 'permanent' : 'temporary'
    const named = typeof code === 'number' ? ` (${code})` : ''
    throw new TextFailure(kind, `The text service answered ${answer.status}${named}.`)
  }

  /**
   * Finds the text that the service already has; null when it does not. It does not know our keys, so the body
   * identifies the text.
   */
  const find = async (text: OutgoingText, since: Date): Promise<TextReceipt | null> => {
    const query = new URLSearchParams({ To: text.to, From: text.from, PageSize: '50' })
    const list = await call(`${path}?${query}`)
    if (!Value.Check(MessageList, list)) throw notUnderstood()
    const found = list.messages.find(
      ({ body, date_created, status }) =>
        body === text.body &&
        status !== 'failed' &&
        Date.parse(date_created) >= since.getTime() - clockToleranceMs,
    )
    return found === undefined ? null : receiptOf(found)
  }

  return {
    send: async (text) => {
      const known = text.firstTriedAt === null ? null : await find(text, text.firstTriedAt)
      if (known !== null) return known
      await reached?.('before-text')
      const { from, to, body } = text
      const form = new URLSearchParams({ From: from, To: to, Body: body, StatusCallback: callbackAddress })
      const message = await call(path, form)
      await reached?.('after-text')
      if (!Value.Check(Message, message)) throw notUnderstood()
      return receiptOf(message)
    },
    readEvent: ({ body, signature }) => {
      const parameters = new URLSearchParams(Buffer.from(body).toString())
      if (!isSignedByTwilio(callbackAddress, parameters, signature, authTokens)) return null
      return parameters.get('AccountSid') === accountId ? eventsOf(parameters) : null
    },
  }
}

function eventsOf(parameters: URLSearchParams): TextEvent | null {
  const reference = parameters.get('MessageSid')
  if (reference === null || !/^[A-Za-z0-9]{10,40}$/.test(reference)) return null
  const status = parameters.get('MessageStatus')
  if (status !== null) {
    const eventId = `${reference} ${status}`
    const delivery =
      status === 'delivered' || status === 'sent'
        ? status
        : status === 'undelivered' || status === 'failed'
          ? 'failed'
          : null
    return delivery === null ? { kind: 'other', eventId } : { kind: 'delivery', eventId, reference, delivery }
  }
  const [from, to, body] = ['From', 'To', 'Body'].map((name) => parameters.get(name))
  if (from == null || to == null || body == null) return { kind: 'other', eventId: reference }
  return { kind: 'incoming', eventId: reference, from, to, body: body.slice(0, 1_600) }
}

function receiptOf(message: { readonly sid: string; readonly num_segments: string }): TextReceipt {
  return { reference: message.sid, segments: Number(message.num_segments) }
}

function notUnderstood(): TextFailure {
  return new TextFailure('temporary', 'The text service answered what is not understood.')
}
