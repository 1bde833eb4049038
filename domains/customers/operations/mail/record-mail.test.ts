import { MailFailure } from '@porchlight/providers/mail'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { purgeSentMessages } from './purge-sent-messages'
import { type MailEnvelope, recordMail } from './record-mail'
import { sendMail } from './send-mail'

const dana = 'dana.whitcombe@example.com'

const mail = {
  name: 'test-news',
  labels: {
    subject: { en: 'News from {brand}', es: 'Noticias de {brand}' },
    heading: { en: 'News', es: 'Noticias' },
    reason: { en: 'Something happened.', es: 'Algo pasó.' },
    next: { en: 'Read it.', es: 'Léalo.' },
    button: { en: 'Read', es: 'Leer' },
    lifetime: { en: 'The link works for a day.', es: 'El enlace sirve un día.' },
    notYou: { en: 'Ignore this.', es: 'Ignore esto.' },
  },
  values: [],
  link: 'read',
} as const

let bench: MethodBench
let contactId: string

beforeAll(async () => {
  bench = await openMethodBench()
  await bench.world.context.pool.query('delete from record."Sent_Message__c"')
  contactId = (
    await rows<{ id: string }>('select "ContactId" as id from record."User" where "Username" = $1', dana)
  )[0]?.id as string
})
afterEach(async () => {
  bench.waiting.splice(0)
  await bench.world.context.pool.query('delete from record."Sent_Message__c"')
})
afterAll(() => bench.close())

async function rows<Row extends object>(sql: string, ...values: string[]): Promise<readonly Row[]> {
  return (await bench.world.context.pool.query<Row>(sql, values)).rows
}

const recorded = () => rows<Record<string, string>>('select * from record."Sent_Message__c"')

const input = {
  brand: 'first',
  language: 'es',
  values: {},
  links: { read: 'https://first.example.com/es' },
} as const
const envelope = (changes: Partial<MailEnvelope> = {}): MailEnvelope => ({
  contactId,
  to: dana,
  idempotencyKey: 'job 1',
  ...changes,
})
const refusing = {
  send: async () => {
    throw new MailFailure('permanent', '550')
  },
}

async function timelineAs(username: string | null) {
  const answer = await bench.world.app.inject({
    method: 'POST',
    url: '/lwr/apex/v65.0/CustomerPortalWorkController/customerTimeline',
    headers: username === null ? {} : { authorization: `Bearer ${await bench.world.tokenOf(username)}` },
    payload: { contactId },
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('a mail to a customer', () => {
  it('is recorded once by its job, however often that is tried, without its link, code or whole address', async () => {
    await bench.browser().call('forgotPassword', { username: dana })
    const sent = await bench.runJobs({ attempts: 3 })
    expect(sent).toHaveLength(3)
    const found = await recorded()
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      Contact__c: contactId,
      Message_Kind__c: 'reset-password-link',
      Channel__c: 'Email',
      Outcome__c: 'Sent',
      Masked_Address__c: 'd•••@example.com',
      Subject_English__c: sent[0]?.subject,
    })
    const stored = JSON.stringify(found)
    expect(stored).not.toContain(dana)
    expect(stored).not.toMatch(/link=|https?:/)
  })

  it('is in the timeline once for staff of the brand, and nothing to anyone else', async () => {
    await sendMail(bench.services, mail, input, envelope())
    const { body } = await timelineAs('advisor.first@example.com')
    const messages = body.events.filter(({ kind }: { kind: string }) => kind === 'message')
    expect(messages).toMatchObject([{ subject: 'News from Northlamp', state: 'Sent', detail: 'Email' }])
    const id = messages[0].recordId
    const read = async (username: string | null) =>
      (
        await bench.world.app.inject({
          url: `/services/data/v65.0/ui-api/records/${id}?fields=Sent_Message__c.Name`,
          headers:
            username === null ? {} : { authorization: `Bearer ${await bench.world.tokenOf(username)}` },
        })
      ).statusCode
    expect(await read('advisor.first@example.com')).toBe(200)
    expect(await read('advisor.second@example.com')).toBe(404)
    expect(await read(dana)).toBe(404)
    expect(await read(null)).toBe(404)
    expect((await timelineAs('advisor.second@example.com')).status).toBe(404)
    expect((await timelineAs(dana)).status).toBe(404)
    expect((await timelineAs(null)).status).toBe(401)
  })

  it('is refused when the mail server refuses it for good, and sent when it is taken after all', async () => {
    const services = { ...bench.services, mail: refusing }
    await expect(sendMail(services, mail, input, envelope())).rejects.toThrow('refuses this mail for good')
    expect((await recorded()).map(({ Outcome__c }) => Outcome__c)).toEqual(['Refused'])
    await sendMail(bench.services, mail, input, envelope())
    await recordMail(bench.services, mail, input, envelope(), 'Refused')
    expect((await recorded()).map(({ Outcome__c }) => Outcome__c)).toEqual(['Sent'])
  })

  it('is recorded once by two attempts at one time', async () => {
    await Promise.all([1, 2, 3].map(() => sendMail(bench.services, mail, input, envelope())))
    expect(await recorded()).toHaveLength(1)
  })

  it('goes out all the same when it cannot be recorded, and operators are told', async () => {
    const before = bench.mails.length
    await sendMail(bench.services, mail, input, envelope({ contactId: '003000000000000AAA' }))
    expect(bench.mails.length).toBe(before + 1)
    expect(await recorded()).toEqual([])
    expect(bench.alarms.at(-1)).toContain('messages.not-recorded')
  })

  it('to staff is no customer’s and is not recorded', async () => {
    await sendMail(bench.services, mail, input, envelope({ contactId: null }))
    expect(await recorded()).toEqual([])
  })

  it('is forgotten after two years', async () => {
    await sendMail(bench.services, mail, input, envelope())
    const now = bench.services.now().getTime()
    await purgeSentMessages(bench.world.context.pool, new Date(now + 729 * 86_400_000))
    expect(await recorded()).toHaveLength(1)
    await purgeSentMessages(bench.world.context.pool, new Date(now + 731 * 86_400_000))
    expect(await recorded()).toEqual([])
  })
})
