import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoMailboxMigrations } from '../mail/demo-mailbox/mailbox-migrations'
import { listMessages } from '../mail/demo-mailbox/messages'
import { startTextStandIn, type TextStandIn } from './stand-in/start-text-stand-in'
import { TextFailure } from './text-failure'
import type { TextEvent, TextsPort } from './texts-port'
import { signTwilioCallback } from './twilio/twilio-signature'
import { createTwilioTexts } from './twilio/twilio-texts'

const accountId = `AC${'0'.repeat(32)}`
const now = new Date('2026-11-20T18:00:00.000Z')
const heard: (TextEvent | null)[] = []
const us = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const signature = request.headers['x-twilio-signature'] as string | undefined
    heard.push(texts.readEvent({ body: Buffer.concat(chunks), signature }))
    response.writeHead(204).end()
  })
})

let database: TestDatabase
let standIn: TextStandIn
let texts: TextsPort
/** The same, which gives up soon. */
let impatient: TextsPort
let callbackAddress = ''

beforeAll(async () => {
  database = await createTestDatabase()
  for (const { statements } of demoMailboxMigrations)
    for (const statement of statements) await database.pool.query(statement)
  await new Promise<void>((resolve) => us.listen(0, '127.0.0.1', resolve))
  callbackAddress = `http://127.0.0.1:${(us.address() as AddressInfo).port}/webhooks/texts`
  const { pool } = database
  const service = { accountId, callbackAddress }
  standIn = await startTextStandIn({ ...service, pool, authToken: 'new', now: () => now, paceMs: 5 })
  const open = (timeoutMs: number) =>
    createTwilioTexts({ ...service, baseUrl: standIn.baseUrl, authTokens: ['new', 'old'], timeoutMs })
  texts = open(60_000)
  impatient = open(300)
})

afterEach(() => standIn.faults.reset())

afterAll(async () => {
  await standIn.close()
  us.close()
  await database.close()
})

let number = 0
const textTo = (to: string) => {
  number += 1
  return { from: '+17135550100', to, body: `Your bill ${number} is ready: año`, firstTriedAt: null }
}
const stored = async (to: string) =>
  (await listMessages(database.pool)).filter((message) => message.to === to)
const failureOf = async (sending: Promise<unknown>) => {
  const failure = await sending.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(TextFailure)
  return failure as TextFailure
}
const untilHeard = async (isIt: (event: TextEvent | null) => boolean) => {
  for (let times = 0; times < 3_000 && !heard.some(isIt); times += 1) await pause(10)
  return heard.filter(isIt)
}

describe('a text', () => {
  it('is kept as it was written, counted in segments, and told of until it has arrived', async () => {
    const text = textTo('+17135550121')
    const { reference, segments } = await texts.send(text)
    expect(segments).toBe(1)
    expect((await texts.send({ ...text, body: 'ó'.repeat(71) })).segments).toBe(2)
    const [message] = (await stored(text.to)).slice(-1)
    expect(message).toMatchObject({ channel: 'sms', from: text.from, text: text.body })
    const event = await untilHeard((one) => one?.kind === 'delivery' && one.reference === reference)
    expect(event.map((one) => one?.kind === 'delivery' && one.delivery)).toContain('sent')
    await untilHeard((one) => one?.kind === 'delivery' && one.delivery === 'delivered')
  })

  it.each([
    ['a landline', '+17135550199', 'permanent'],
    ['a number abroad', '+34600000000', 'permanent'],
  ] as const)('to %s is refused for good', async (_name, to, kind) => {
    expect((await failureOf(texts.send(textTo(to)))).kind).toBe(kind)
  })

  it('to a telephone that is switched off is taken, and told to be lost', async () => {
    const { reference } = await texts.send(textTo('+17135550198'))
    const lost = await untilHeard(
      (one) => one?.kind === 'delivery' && one.reference === reference && one.delivery === 'failed',
    )
    expect(lost).toHaveLength(1)
  })

  it.each(['refused', 'down', 'hanging'] as const)('fails for now while the service is %s', async (how) => {
    const text = textTo('+17135550122')
    if (how === 'refused') standIn.faults.refuseNext(1, 'temporary')
    else standIn.faults.setFaultMode(how)
    const failure = await failureOf(impatient.send(text))
    expect([failure.kind, failure.message.includes(text.to)]).toEqual(['temporary', false])
    standIn.faults.reset()
    await texts.send(text)
  })

  it('whose answer was lost is found again and not sent twice', async () => {
    const text = textTo('+17135550123')
    standIn.faults.dropNextAfterTaking(1)
    await failureOf(texts.send(text))
    expect(await stored(text.to)).toHaveLength(1)
    await texts.send({ ...text, firstTriedAt: now })
    expect(await stored(text.to)).toHaveLength(1)
    // The same words a day later are another text.
    await texts.send({ ...text, firstTriedAt: new Date(now.getTime() + 86_400_000) })
    expect(await stored(text.to)).toHaveLength(2)
  })

  it('is not taken with another token', async () => {
    const stranger = createTwilioTexts({
      baseUrl: standIn.baseUrl,
      accountId,
      authTokens: ['old'],
      callbackAddress,
    })
    expect((await failureOf(stranger.send(textTo('+17135550124')))).kind).toBe('temporary')
    expect(await stored('+17135550124')).toEqual([])
  })
})

describe('an answer', () => {
  const answer = {
    AccountSid: accountId,
    MessageSid: 'SM0123456789',
    From: '+1',
    To: '+2',
    Body: 'STOP & go',
  }
  const signed = (parameters: Readonly<Record<string, string>>, token: string, address = callbackAddress) => {
    const form = new URLSearchParams(parameters)
    return { body: Buffer.from(form.toString()), signature: signTwilioCallback(address, form, token) }
  }

  it('comes back by a callback that was signed with any token in use', async () => {
    expect(await standIn.receive({ from: '+17135550125', to: '+17135550100', body: 'ALTO, ñandú' })).toBe(
      true,
    )
    expect(heard).toContainEqual(
      expect.objectContaining({ kind: 'incoming', from: '+17135550125', body: 'ALTO, ñandú' }),
    )
    for (const token of ['new', 'old']) expect(texts.readEvent(signed(answer, token))?.kind).toBe('incoming')
  })

  it('that nobody signed, or for another address or account, or that was changed, is none', () => {
    const forged = [
      { ...signed(answer, 'new'), signature: undefined },
      { ...signed(answer, 'new'), signature: 'x' },
      signed(answer, 'stolen'),
      signed(answer, 'new', 'http://127.0.0.1/other'),
      signed({ ...answer, AccountSid: 'AC1' }, 'new'),
      { ...signed(answer, 'new'), body: signed({ ...answer, From: '+3' }, 'new').body },
    ]
    for (const callback of forged) expect(texts.readEvent(callback)).toBeNull()
  })

  it('is signed as the documentation of Twilio shows', () => {
    const address = 'https://example.com/myapp.php?foo=1&bar=2'
    const parameters = new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675310',
      Digits: '1234',
      From: '+14158675310',
      To: '+18005551212',
    })
    expect(signTwilioCallback(address, parameters, '12345')).toBe('L/OH5YylLD5NRKLltdqwSvS0BnU=')
  })
})
