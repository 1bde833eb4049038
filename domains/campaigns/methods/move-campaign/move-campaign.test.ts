import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { campaignBench } from '../../../testing/campaign-bench'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'

const supervisor = 'supervisor@example.com'
const admin = 'admin@example.com'
const customer = 'dana.whitcombe@example.com'

let bench: MethodBench
const campaigns = campaignBench(() => bench)

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

/** A draft of the supervisor that was submitted and counted. */
async function waiting(fields: object = {}): Promise<string> {
  const id = await campaigns.draft(fields)
  expect((await campaigns.move(id, 'submit')).status).toBe(200)
  await campaigns.settle()
  return id
}

const hashOf = async (id: string) => (await campaigns.overview(id)).hash
const statusOf = async (id: string) => (await campaigns.overview(id)).status
const keyOf = ({ body }: { readonly body: { readonly output?: unknown } }) => JSON.stringify(body)

describe('the approval of a campaign', () => {
  it('is given by a second person, who sees how many customers it concerns and how it reads to three', async () => {
    const id = await waiting({ Channel__c: 'Both', Text__c: 'Storm.', Text_ES__c: 'Tormenta.' })
    const overview = await campaigns.overview(id)
    expect(overview.counted).toBeGreaterThan(3)
    expect(overview.samples).toHaveLength(3)
    for (const { email, phone, name, en, es } of overview.samples) {
      expect(email).toMatch(/^.•••@/)
      if (phone !== null) expect(phone).toMatch(/^•••• \d{4}$/)
      expect(en.mail).toContain(`Hello ${name.split(' ')[0]},`)
      expect(es.mail).toContain(`Hola, ${name.split(' ')[0]}:`)
      expect(en.text).toMatch(/^Northlamp: Storm\./)
      expect([en.segments, es.segments]).toEqual([1, 1])
    }
    expect(overview.steps).toEqual(['takeBack', 'approve', 'stop'])
    expect((await campaigns.move(id, 'approve', admin, overview.hash)).status).toBe(200)
    expect(await statusOf(id)).toBe('Approved')
  })

  it('is never one’s own, whoever wrote the first word or the last, or submitted it', async () => {
    const own = await waiting()
    expect((await campaigns.overview(own, supervisor)).steps).toEqual(['takeBack', 'stop'])
    expect((await campaigns.overview(own, supervisor)).isOwn).toBe(true)
    const refused = await campaigns.move(own, 'approve', supervisor, await hashOf(own))
    expect([refused.status, keyOf(refused)]).toEqual([403, expect.stringContaining('CAMPAIGN_IS_OWN')])
    // The administrator changed a word of it and the supervisor submitted it: neither is a second person.
    const shared = await campaigns.draft()
    expect((await campaigns.change(shared, { Subject__c: 'Storm on Monday' }, admin)).statusCode).toBe(200)
    expect((await campaigns.move(shared, 'submit')).status).toBe(200)
    await campaigns.settle()
    for (const username of [admin, supervisor]) {
      expect((await campaigns.move(shared, 'approve', username, await hashOf(shared))).status).toBe(403)
    }
    expect(await statusOf(shared)).toBe('Waiting')
  })

  it('is of exactly the text and filter that were read', async () => {
    const id = await waiting()
    const read = await hashOf(id)
    for (const hash of ['', read.replace(/^./, (digit) => (digit === '0' ? '1' : '0')), undefined]) {
      expect((await campaigns.move(id, 'approve', admin, hash)).status).toBe(409)
    }
    expect((await campaigns.change(id, { Subject__c: 'Another' })).statusCode).toBe(400)
    expect((await campaigns.move(id, 'takeBack')).status).toBe(200)
    expect((await campaigns.change(id, { Only_Zip_Codes__c: '770*' })).statusCode).toBe(200)
    bench.world.advance(1_000)
    expect((await campaigns.move(id, 'submit')).status).toBe(200)
    const early = await campaigns.move(id, 'approve', admin, await hashOf(id))
    expect(keyOf(early)).toContain('CAMPAIGN_NOT_COUNTED')
    await campaigns.settle()
    expect(keyOf(await campaigns.move(id, 'approve', admin, read))).toContain('CAMPAIGN_CHANGED')
    expect((await campaigns.move(id, 'approve', admin, await hashOf(id))).status).toBe(200)
    // Taken back, it needs another approval.
    expect((await campaigns.change(id, { Subject__c: 'Another' })).statusCode).toBe(400)
    expect((await campaigns.move(id, 'takeBack')).status).toBe(200)
    expect((await campaigns.move(id, 'approve', admin, await hashOf(id))).status).toBe(409)
  })

  it('cannot be written by hand, by administrators either', async () => {
    const id = await waiting()
    const { rows } = await bench.world.context.pool.query<{ id: string }>(
      `select "Id" as id from record."User" where "Username" = $1`,
      [admin],
    )
    const forged = [
      { Status__c: 'Approved' },
      { Status__c: 'Sending' },
      { Approved_By__c: rows[0]?.id },
      { Approved_Hash__c: await hashOf(id) },
      { Submitted_By__c: null },
      { Recipient_Count__c: 1 },
    ]
    for (const fields of forged) {
      for (const username of [supervisor, admin]) {
        const answer = await campaigns.change(id, fields, username)
        expect([Object.keys(fields), answer.statusCode]).toEqual([Object.keys(fields), 400])
      }
    }
    const created = await campaigns.create({ Status__c: 'Sending' }, admin)
    expect(created.statusCode).toBe(400)
    expect(await statusOf(id)).toBe('Waiting')
  })

  it('and every other step exist for supervisors of the brand and administrators alone', async () => {
    const id = await waiting()
    const hash = await hashOf(id)
    for (const username of ['advisor.first@example.com', 'advisor.second@example.com', customer]) {
      for (const step of ['takeBack', 'approve', 'stop'] as const) {
        expect([username, (await campaigns.move(id, step, username, hash)).status]).toEqual([username, 404])
      }
    }
    expect((await campaigns.call('moveCampaign', null, { campaignId: id, step: 'stop' })).status).toBe(401)
    // Of another brand's campaign, supervisors learn nothing: as of one that is none.
    const other = await campaigns.create({ Brand__c: 'second' }, admin)
    const otherId = other.json<{ id: string }>().id
    const none = await campaigns.move('a0l000000000001AAA', 'submit')
    const foreign = await campaigns.move(otherId, 'submit')
    expect([foreign.status, foreign.text]).toEqual([404, none.text])
    expect((await campaigns.call('campaignOverview', supervisor, { campaignId: otherId })).status).toBe(404)
    expect((await campaigns.call('campaignOverview', customer, { campaignId: id })).status).toBe(404)
    expect((await campaigns.overview(id, 'advisor.first@example.com')).steps).toEqual([])
    expect((await campaigns.create({ Brand__c: 'second' })).statusCode).toBeGreaterThanOrEqual(400)
    for (const username of ['advisor.first@example.com', customer]) {
      expect((await campaigns.create({}, username)).statusCode).toBeGreaterThanOrEqual(400)
      expect((await campaigns.change(id, { Name: 'x' }, username)).statusCode).toBeGreaterThanOrEqual(400)
    }
    expect(await statusOf(id)).toBe('Waiting')
  })

  it('of an offer by mail waits for the postal address that the law wants in it', async () => {
    const id = await campaigns.draft({ Purpose__c: 'Offer' })
    await bench.world.context.pool.query(
      `update record."Brand__c" set "Postal_Address__c" = null where "Name" = 'first'`,
    )
    expect(keyOf(await campaigns.move(id, 'submit'))).toContain('POSTAL_ADDRESS_MISSING')
    expect(await statusOf(id)).toBe('Draft')
  })
})

describe('what is typed into a campaign', () => {
  it.each([
    ['a language that is missing', { Mail_Text_ES__c: null }, 'Mail_Text_ES__c'],
    ['a text message that is missing', { Channel__c: 'Both', Text__c: 'Hi.' }, 'Text_ES__c'],
    ['an unknown merge field', { Mail_Text__c: 'You owe {balance}.' }, 'Mail_Text__c'],
    ['a subject that names somebody', { Subject__c: 'Hi {firstName}' }, 'Subject__c'],
    ['a header in a subject', { Subject__c: 'Storm\r\nBcc: all@evil.test' }, 'Subject__c'],
    ['an address of another host', { Mail_Text__c: 'See https://evil.test/pay' }, 'Mail_Text__c'],
    ['a text of four messages', { Channel__c: 'Text', Text__c: 'a'.repeat(470), Text_ES__c: 'b' }, 'Text__c'],
    ['a time that has passed', { Planned_At__c: '2020-01-01T00:00:00.000Z' }, 'Planned_At__c'],
    ['a ZIP code that is none', { Only_Zip_Codes__c: "77002' or 1=1 --" }, 'Only_Zip_Codes__c'],
    ['a page of another site', { Page__c: '//evil.test' }, 'Page__c'],
  ])('is refused with %s, where it was typed', async (_name, fields, field) => {
    const answer = await campaigns.create(fields)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.body).toContain(field)
  })

  it('is shown to customers as text, whatever it holds', async () => {
    const id = await campaigns.draft({
      Mail_Text__c: '<script>alert(1)</script> <a href="javascript:alert(1)">x</a> {firstName}',
      Subject__c: '<b>Storm</b>',
      Only_Zip_Codes__c: '770*',
    })
    await campaigns.approve(id)
    const before = bench.mails.length
    await campaigns.minute()
    const [mail] = bench.mails.slice(before)
    expect(mail?.subject).toBe('<b>Storm</b>')
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail?.html).not.toMatch(/<script|<a href="javascript|<h1[^>]*><b>/)
  })
})
