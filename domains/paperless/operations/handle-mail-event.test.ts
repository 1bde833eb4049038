import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMailChoice } from '../../customers/operations/mail/mail-choice'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { handleMailEvent } from './handle-mail-event'

const dana = 'dana.whitcombe@example.com'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

async function row<Row extends object>(sql: string): Promise<Row | undefined> {
  return (await bench.world.context.pool.query<Row>(sql)).rows[0]
}

const lastMail = () =>
  row<{ messageId: string; outcome: string }>(
    `select "Message_Id__c" as "messageId", "Outcome__c" as outcome from record."Sent_Message__c"
     where "Message_Kind__c" = 'reset-password-link' order by "Sent_At__c" desc limit 1`,
  )

const isMarked = async () =>
  (
    await row<{ marked: boolean }>(
      `select "IsEmailBounced" as marked from record."Contact" where "Email" = '${dana}'`,
    )
  )?.marked

it('a mail that the server took and that comes back later marks its address, once, and its record says so', async () => {
  const { context } = bench.world
  await bench.browser().call('forgotPassword', { username: dana })
  await bench.runJobs()
  const messageId = (await lastMail())?.messageId ?? ''
  expect(messageId).toMatch(/^<.+@.+>$/)
  const bounced = { event: 'bounced', messageId, recipient: dana.toUpperCase(), isPermanent: true } as const
  await handleMailEvent(context, { ...bounced, isPermanent: false }, context.now())
  expect([(await lastMail())?.outcome, await isMarked()]).toEqual(['Not_Delivered', false])
  await handleMailEvent(context, bounced, context.now())
  await handleMailEvent(context, bounced, context.now())
  expect([(await lastMail())?.outcome, await isMarked()]).toEqual(['Not_Delivered', true])
  // A report that comes late takes nothing back.
  await handleMailEvent(context, { ...bounced, event: 'delivered' }, context.now())
  expect([(await lastMail())?.outcome, await isMarked()]).toEqual(['Delivered', true])
})

it('who reports a receipt as spam gets no more receipts, and who reports what always comes still gets it', async () => {
  const { context } = bench.world
  const { engine, systemViewer } = context
  const contactId =
    (await row<{ id: string }>(`select "Id" as id from record."Contact" where "Email" = '${dana}'`))?.id ?? ''
  const complain = async (kind: string) => {
    const messageId = `<${kind}@example.com>`
    await engine.createRecord(systemViewer, 'Sent_Message__c', {
      fields: {
        Contact__c: contactId,
        Message_Kind__c: kind,
        Subject_English__c: kind,
        Subject_Spanish__c: kind,
        Channel__c: 'Email',
        Language__c: 'en',
        Outcome__c: 'Sent',
        Sent_At__c: context.now().toISOString(),
        Message_Id__c: messageId,
        Idempotency_Key__c: kind,
      },
    })
    const event = { event: 'complained', messageId, recipient: dana, isPermanent: false } as const
    await handleMailEvent(context, event, context.now())
    return readMailChoice(context, contactId)
  }
  expect(await complain('past-due')).toEqual({ bills: false, receipts: true, orders: true, offers: true })
  expect(await complain('payment-receipt')).toEqual({
    bills: false,
    receipts: false,
    orders: true,
    offers: true,
  })
})
