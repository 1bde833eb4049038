import { handleMailEvent } from '@porchlight/domains/jobs'
import { type MailEvent, mailSignatureHeader, signMailEvent } from '@porchlight/providers/mail'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, type Planted, withHole } from './abuse-world'
import { twinIt } from './twin-it'

const secret = 'a secret that the mail service and we share'
const messageId = '<0123456789abcdef@example.com>'
const theodore = 'theodore.okonjo-vale@example.com'

let real: AbuseWorld
let world: AbuseWorld

const withSecret: NonNullable<Planted['context']> = (context) => ({
  ...context,
  settings: { ...context.settings, mailSecrets: [secret, 'the secret before'] },
})

beforeAll(async () => {
  real = await openAbuseWorld()
  world = await withHole(real, { context: withSecret })
})
afterAll(() => real.world.close())

describe('A24: an event in the name of the mail service', () => {
  it('marks an address only when it is signed over its very bytes, in time', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  it('is not even there without a secret', async () => {
    const answer = await send(real, bodyOf(), signed(bodyOf(), secret))
    expect(answer.statusCode).toBe(404)
  })

  twinIt('is reported by this check when everything is believed', async () => {
    const planted = await withHole(real, {
      context: (context) => ({ ...context, settings: { ...context.settings, mailSecrets: [] } }),
      app: (app) => {
        app.post('/webhooks/mail', async (request, reply) => {
          await handleMailEvent(real.context, request.body as MailEvent, real.context.now())
          await reply.status(202).send()
        })
      },
    })
    expect(await findLeaks(planted)).toEqual([
      'is taken without a signature',
      'is taken with another secret',
      'is taken when it was written anew',
      'is taken six minutes late',
      'is taken six minutes early',
      'marks the address',
    ])
  })
})

function bodyOf(changes: Partial<MailEvent> = {}): string {
  return JSON.stringify({
    event: 'bounced',
    messageId,
    recipient: theodore,
    isPermanent: true,
    ...changes,
  } satisfies MailEvent)
}

function signed(body: string, by: string, minutes = 0): string {
  return signMailEvent(body, by, new Date(real.context.now().getTime() + minutes * 60_000))
}

function send(target: AbuseWorld, body: string, signature?: string): Promise<LightMyRequestResponse> {
  return target.send({
    method: 'POST',
    url: '/webhooks/mail',
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { [mailSignatureHeader]: signature }),
    },
    payload: body,
  })
}

/** Sends a mail to the customer, whose address is not marked. */
async function sentMail(): Promise<void> {
  const { engine, systemViewer, pool, now } = real.context
  await pool.query('delete from record."Sent_Message__c"')
  const { rows } = await pool.query<{ id: string }>(
    'select "Id" as id from record."Contact" where "Email" = $1',
    [theodore],
  )
  const contactId = rows[0]?.id ?? ''
  await engine.updateRecord(systemViewer, contactId, { fields: { IsEmailBounced: false } })
  await engine.createRecord(systemViewer, 'Sent_Message__c', {
    fields: {
      Contact__c: contactId,
      Message_Kind__c: 'payment-receipt',
      Subject_English__c: 'We received your payment',
      Subject_Spanish__c: 'Recibimos su pago',
      Channel__c: 'Email',
      Language__c: 'en',
      Outcome__c: 'Sent',
      Sent_At__c: now().toISOString(),
      Message_Id__c: messageId,
      Idempotency_Key__c: 'payment-receipt job',
    },
  })
}

async function isMarked(): Promise<boolean> {
  const { rows } = await real.context.pool.query<{ marked: boolean }>(
    'select "IsEmailBounced" as marked from record."Contact" where "Email" = $1',
    [theodore],
  )
  return rows[0]?.marked ?? false
}

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  await sentMail()
  const leaks: string[] = []
  const body = bodyOf()
  const forged: readonly (readonly [string, string, string | undefined])[] = [
    ['without a signature', body, undefined],
    ['with another secret', body, signed(body, 'another secret')],
    ['when it was written anew', JSON.stringify(JSON.parse(body), null, 1), signed(body, secret)],
    ['six minutes late', body, signed(body, secret, -6)],
    ['six minutes early', body, signed(body, secret, 6)],
  ]
  for (const [name, forgedBody, signature] of forged) {
    const answer = await send(target, forgedBody, signature)
    if (answer.statusCode < 300) leaks.push(`is taken ${name}`)
    else if (answer.statusCode !== 404) leaks.push(`is answered ${answer.statusCode} ${name}`)
  }
  if (await isMarked()) leaks.push('marks the address')
  // Even a sender who knows the secret cannot mark a person by an address that the mail did not go to, or a mail that
  // is not ours.
  const harmless = [
    bodyOf({ recipient: 'dana.whitcombe@example.com' }),
    bodyOf({ messageId: '<other@example.com>' }),
    bodyOf({ isPermanent: false }),
    bodyOf({ event: 'delivered' }),
  ]
  if (leaks.length > 0) return leaks
  for (const text of harmless) {
    const { statusCode } = await send(target, text, signed(text, 'the secret before'))
    if (statusCode !== 202 || (await isMarked())) leaks.push(`is answered ${statusCode}, or marks: ${text}`)
  }
  const { statusCode } = await send(target, body, signed(body, secret))
  if (statusCode !== 202 || !(await isMarked())) leaks.push(`is refused when it is good: ${statusCode}`)
  return leaks
}
