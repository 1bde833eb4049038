import { listMessages } from '@porchlight/providers/mail'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordConsent } from '../../customers/operations/consents/record-consent'
import { chooseMails } from '../../customers/operations/mail/mail-choice'
import { stopNumber } from '../../customers/operations/texts/stopped-numbers'
import { campaignBench } from '../../testing/campaign-bench'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { createCustomer, type NewCustomer } from '../../testing/new-customer'
import { takeQueued } from '../../testing/take-queued'

const day = 86_400_000

let bench: MethodBench
const campaigns = campaignBench(() => bench)
const zip = '79936'

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  bench.world.advance(40 * day)
  await untilHour(12)
  await bench.world.context.pool.query('update record."Account" set "Service_Postal_Code__c" = $1', ['77002'])
})

/** Customers who are the only ones of their ZIP code. */
async function people(...options: Parameters<typeof createCustomer>[1][]) {
  const customers = []
  for (const option of options) {
    const customer = await createCustomer(bench, { isImported: true, ...option })
    await bench.world.context.pool.query(
      'update record."Account" set "Service_Postal_Code__c" = $2 where "Id" = $1',
      [customer.accountId, zip],
    )
    customers.push(customer)
  }
  return customers
}

const sentTo = async (contactId: string) =>
  (
    await bench.world.context.pool.query<{ kind: string; outcome: string; reason: string | null }>(
      `select "Message_Kind__c" as kind, "Outcome__c" as outcome, "Withheld_Reason__c" as reason
       from record."Sent_Message__c" where "Contact__c" = $1 order by "CreatedDate"`,
      [contactId],
    )
  ).rows

const texts = { Text__c: 'Storm tonight.', Text_ES__c: 'Tormenta esta noche.' }

/** Writes, approves and sends a campaign to those people. */
async function sendNow(fields: object): Promise<string> {
  const id = await campaigns.draft({ Only_Zip_Codes__c: zip, ...fields })
  await campaigns.approve(id)
  for (let minute = 0; minute < 2; minute += 1) await campaigns.minute()
  return id
}

async function giveNumber(customer: NewCustomer | undefined, number: string): Promise<void> {
  const fields = { MobilePhone: number }
  await bench.world.context.engine.updateRecord(bench.systemViewer, customer?.contactId ?? '', { fields })
}

/** A consent as the portal records it. */
async function agree(customer: NewCustomer | undefined, type: 'Text_Alerts' | 'Offer_Texts'): Promise<void> {
  const at = bench.services.now()
  const words = { text: 'I agree.', version: '1', language: 'en', channel: 'Portal' } as const
  const contactId = customer?.contactId ?? ''
  const note = {
    ...words,
    contactId,
    accountId: null,
    type,
    action: 'Given',
    at,
    networkAddress: null,
  } as const
  await recordConsent(bench.services, note)
}

async function alertsOn(customer: NewCustomer | undefined, number: string): Promise<void> {
  await bench.world.context.engine.createRecord(bench.systemViewer, 'Alert_Subscription__c', {
    fields: {
      Account__c: customer?.accountId,
      Alert_Type__c: 'Payment_Due',
      Channel__c: 'Text',
      Mobile_Phone__c: number,
      Status__c: 'Active',
      Verified_At__c: bench.services.now().toISOString(),
    },
  })
}

/** Moves the clock on to the next such hour in Texas. */
async function untilHour(hour: number): Promise<void> {
  for (;;) {
    bench.world.advance(1_800_000)
    const shown = bench.services
      .now()
      .toLocaleString('en-US', { timeZone: 'America/Chicago', hour: 'numeric', hourCycle: 'h23' })
    if (Number(shown) === hour) return
  }
}

describe('a campaign', () => {
  it('goes once to each customer whom its filter fits, in their language, and is recorded', async () => {
    const [ann, eva] = await people({}, { language: 'es' })
    const id = await campaigns.draft({ Only_Zip_Codes__c: '799*' })
    await campaigns.approve(id)
    const before = bench.mails.length
    await campaigns.minute()
    await campaigns.minute()
    await campaigns.minute()
    const mails = bench.mails.slice(before)
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [ann?.email, 'Storm on Friday'],
        [eva?.email, 'Tormenta el viernes'],
      ].toSorted(),
    )
    expect(mails.find(({ to }) => to === eva?.email)?.text).toContain(
      'Hola, Nadia:\n\ncargue sus teléfonos en 12 Lantern Row.',
    )
    expect(mails.every(({ unsubscribe }) => unsubscribe === null)).toBe(true)
    expect(await sentTo(ann?.contactId ?? '')).toEqual([
      { kind: 'campaign-notice', outcome: 'Sent', reason: null },
    ])
    const { status, counted, progress } = await campaigns.overview(id)
    expect([status, counted]).toEqual(['Sent', 2])
    expect(progress).toEqual({ customers: 2, sent: 2, leftOut: 0, open: 0 })
  })

  it('is an offer only to who did not turn offers off, says where the sender receives post, and leads to the end of them', async () => {
    const [ann, bob] = await people({}, {})
    await chooseMails(bench.services, bob?.contactId ?? '', { offers: false }, bench.services.now())
    const before = bench.mails.length
    await sendNow({ Purpose__c: 'Offer' })
    const mails = bench.mails.slice(before)
    expect(mails.map(({ to }) => to)).toEqual([ann?.email])
    const [mail] = mails
    expect(mail?.unsubscribe).toMatch(/^https:\/\/first\.example\.com\/unsubscribe\?link=[\w-]{43}$/)
    expect(mail?.text).toContain('PO Box')
    expect(mail?.text).toContain(`Unsubscribe from offers like this:\n${mail?.unsubscribe}`)
    expect(await sentTo(bob?.contactId ?? '')).toEqual([
      { kind: 'campaign-offer', outcome: 'Withheld', reason: 'Turned_Off' },
    ])
  })

  it('gives nobody more offers in 30 days than the brand chose, and notices in any case', async () => {
    const [ann] = await people({})
    for (const name of ['one', 'two', 'three']) await sendNow({ Name: name, Purpose__c: 'Offer' })
    expect((await sentTo(ann?.contactId ?? '')).map(({ reason }) => reason)).toEqual([
      null,
      null,
      'Offers_Used_Up',
    ])
    await sendNow({ Name: 'a notice' })
    bench.world.advance(31 * day)
    await sendNow({ Name: 'four', Purpose__c: 'Offer' })
    expect((await sentTo(ann?.contactId ?? '')).slice(3).map(({ outcome }) => outcome)).toEqual([
      'Sent',
      'Sent',
    ])
  })

  it('sends texts of offers to verified numbers whose owners agreed in writing, and notices to the number given', async () => {
    const [ann, bob] = await people({}, {})
    await giveNumber(ann, '(713) 555-0187')
    await giveNumber(bob, '(713) 555-0188')
    await agree(bob, 'Text_Alerts')
    await agree(bob, 'Offer_Texts')
    await alertsOn(bob, '(713) 555-0188')
    const offer = await sendNow({ Purpose__c: 'Offer', Channel__c: 'Text', ...texts })
    expect((await campaigns.overview(offer)).reasons.map(({ reason, count }) => [reason, count])).toEqual([
      ['No_Consent', 1],
    ])
    await sendNow({ Channel__c: 'Text', ...texts })
    const sent = (await listMessages(bench.world.context.pool)).map(({ to, text }) => [to, text])
    expect(sent).toContainEqual(['+17135550188', 'Northlamp: Storm tonight. Reply STOP to cancel.'])
    expect(sent).toContainEqual(['+17135550187', 'Northlamp: Storm tonight. STOP to cancel.'])
    await stopNumber(bench.world.context.pool, '+17135550187', bench.services.now())
    await sendNow({ Channel__c: 'Text', ...texts })
    expect((await sentTo(ann?.contactId ?? '')).at(-1)).toEqual({
      kind: 'campaign-notice',
      outcome: 'Withheld',
      reason: 'Number_Stopped',
    })
  })

  it('holds texts over the night of the account, and what is too late by then is left out', async () => {
    const [ann] = await people({})
    await giveNumber(ann, '(713) 555-0189')
    await untilHour(23)
    const id = await sendNow({ Channel__c: 'Text', ...texts })
    const late = await sendNow({
      Channel__c: 'Text',
      ...texts,
      Send_Until__c: new Date(bench.services.now().getTime() + 2 * 3_600_000).toISOString(),
    })
    const open = async (campaignId: string) => (await campaigns.overview(campaignId)).progress
    expect(await open(id)).toEqual({ customers: 1, sent: 0, leftOut: 0, open: 1 })
    bench.world.advance(3_600_000)
    await campaigns.minute()
    expect((await open(id)).sent).toBe(0)
    await untilHour(8)
    await campaigns.minute()
    await campaigns.minute()
    expect(await open(id)).toEqual({ customers: 1, sent: 1, leftOut: 0, open: 0 })
    expect((await campaigns.overview(late)).reasons.map(({ reason }) => reason)).toEqual(['Too_Late'])
  })

  it('pauses and stops within a piece, and what was paused goes on', async () => {
    const all = await people({}, {}, {}, {})
    const id = await campaigns.draft({ Only_Zip_Codes__c: zip })
    await campaigns.approve(id)
    const before = bench.mails.length
    bench.waiting.push({ jobName: 'send-campaigns', payload: {} })
    await bench.runJobs()
    // The messages are queued, and none has been sent.
    expect((await campaigns.overview(id)).progress.open).toBe(all.length)
    expect((await campaigns.move(id, 'pause')).status).toBe(200)
    await campaigns.settle()
    await campaigns.minute()
    expect(bench.mails.length).toBe(before)
    expect((await campaigns.move(id, 'resume')).status).toBe(200)
    await takeQueued(bench, 'send-campaigns')
    await bench.runJobs()
    await takeQueued(bench, 'send-campaign-message')
    const others = bench.waiting.splice(1)
    await bench.runJobs()
    bench.waiting.push(...others)
    expect(bench.mails.length).toBe(before + 1)
    expect((await campaigns.move(id, 'stop')).status).toBe(200)
    await campaigns.settle()
    await campaigns.minute()
    expect(bench.mails.length).toBe(before + 1)
    expect((await campaigns.move(id, 'resume')).status).toBe(409)
  })

  it('keeps to the pace of a minute, over all campaigns', async () => {
    await people({}, {}, {}, {}, {})
    const campaignLimits = { perMinute: 3 }
    const Planned_At__c = new Date(bench.services.now().getTime() + 3_600_000).toISOString()
    for (const Name of ['one', 'two']) {
      await campaigns.approve(await campaigns.draft({ Name, Only_Zip_Codes__c: zip, Planned_At__c }))
    }
    await campaigns.minute()
    const before = bench.mails.length
    bench.world.advance(3_600_000)
    const counts: number[] = []
    for (let minute = 0; minute < 4; minute += 1) {
      bench.world.advance(60_000)
      bench.waiting.push({ jobName: 'send-campaigns', payload: {} })
      await bench.runJobs({ with: { campaignLimits } })
      await takeQueued(bench, 'send-campaign-message')
      await bench.runJobs({ with: { campaignLimits } })
      counts.push(bench.mails.length - before)
    }
    expect(counts).toEqual([3, 6, 9, 10])
  })

  it('is paused, and operators are alerted, when its text is not the approved one any more', async () => {
    await people({})
    const id = await campaigns.draft({ Only_Zip_Codes__c: zip })
    await campaigns.approve(id)
    await bench.world.context.pool.query(
      'update record."Campaign__c" set "Subject__c" = $2 where "Id" = $1',
      [id, 'Something else'],
    )
    const before = bench.mails.length
    await campaigns.minute()
    expect(bench.mails.length).toBe(before)
    expect((await campaigns.overview(id)).status).toBe('Paused')
    expect(bench.alarms.join()).toContain('campaigns.changed-after-approval')
  })
})
