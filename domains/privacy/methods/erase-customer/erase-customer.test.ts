import { listMessages } from '@porchlight/providers/mail'
import { searchAudit } from '@porchlight/record-engine'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../testing/call-as'

const admin = 'admin@example.com'
const name = 'Desmond Harrowgate-Lund'

let world: TestWorld
/** Who moved away and owes nothing. */
let gone: { readonly contactId: string; readonly email: string }
let active: { readonly contactId: string }

beforeAll(async () => {
  world = await createTestWorld({ background: true })
  const contactOf = async (lastName: string) => {
    const { rows } = await world.context.pool.query<{ contactId: string; email: string }>(
      `select "Id" as "contactId", "Email" as email from record."Contact" where "LastName" = $1`,
      [lastName],
    )
    return { contactId: rows[0]?.contactId ?? '', email: rows[0]?.email ?? '' }
  }
  gone = await contactOf('Harrowgate-Lund')
  active = await contactOf('Whitcombe')
})
afterAll(() => world.close())

const call = callAs(() => world, 'CustomerPortalPrivacyController')
const stateOf = (username: string | null, { contactId }: { readonly contactId: string }) =>
  call('erasureState', username, { contactId })
const erase = (username: string | null, contactId: string, confirmation: string) =>
  call('eraseCustomer', username, { contactId, confirmation })

/** Sets or lifts a legal hold. */
const hold = (reason: string | null) =>
  world.app.inject({
    method: 'PATCH',
    url: `/services/data/v65.0/ui-api/records/${gone.contactId}`,
    headers: { authorization: `Bearer ${bearer}` },
    payload: { fields: { Legal_Hold__c: reason } },
  })
let bearer = ''

describe('erasing a customer', () => {
  it('is for supervisors and administrators: for everyone else there is nothing', async () => {
    expect((await stateOf(null, gone)).status).toBe(401)
    for (const username of ['advisor.second@example.com', 'dana.whitcombe@example.com']) {
      expect((await erase(username, gone.contactId, name)).status, username).toBe(404)
    }
    expect((await stateOf('dana.whitcombe@example.com', gone)).status).toBe(404)
    // Pages of customers ask for advisors too, who learn the same of everyone.
    for (const contactId of [gone.contactId, '003000000000000AAA']) {
      expect(await stateOf('advisor.second@example.com', { contactId })).toMatchObject({
        status: 200,
        body: { erasure: null },
      })
    }
    expect((await stateOf(admin, gone)).status).toBe(200)
  })

  it('says what stands against it, and does not begin while anything does', async () => {
    const { body } = await stateOf(admin, active)
    expect(body.erasure.erasedAt).toBeNull()
    expect(body.erasure.holds.map(({ kind }: { kind: string }) => kind)).toContain('accountOpen')
    const answer = await erase(admin, active.contactId, 'Dana Whitcombe')
    expect([answer.status, answer.body]).toMatchObject([409, { output: {} }])
  })

  it('waits for a complaint to be closed, and for a legal hold to be lifted', async () => {
    bearer = await world.tokenOf(admin)
    const { engine, systemViewer, pool } = world.context
    const { holds } = (await stateOf(admin, gone)).body.erasure
    expect(holds).toMatchObject([{ kind: 'complaintOpen', amount: 0 }])
    const { rows } = await pool.query<{ id: string }>(
      'select "Id" as id from record."Case" where "CaseNumber" = $1',
      [holds[0].about],
    )
    await engine.updateRecord(systemViewer, rows[0]?.id ?? '', {
      fields: {
        Status: 'Closed',
        Resolution__c: 'Explained.',
        ClosedDate: world.context.now().toISOString(),
      },
    })
    expect((await stateOf(admin, gone)).body.erasure).toMatchObject({ name, erasedAt: null, holds: [] })
    await hold('Lawsuit 26-114')
    const legal = { kind: 'legalHold', about: 'Lawsuit 26-114', amount: 0 }
    expect((await stateOf(admin, gone)).body.erasure.holds).toEqual([legal])
    expect((await erase(admin, gone.contactId, name)).status).toBe(409)
    await hold(null)
  })

  it('needs the name, typed once more', async () => {
    for (const typed of ['', 'Desmond']) {
      const answer = await erase(admin, gone.contactId, typed)
      expect([answer.status, Object.keys(answer.body.output.fieldErrors)]).toEqual([400, ['confirmation']])
    }
    expect((await stateOf(admin, gone)).body.erasure.erasedAt).toBeNull()
  })

  it('happens once, is audited, mailed to the address that goes, and shown', async () => {
    const answers = await Promise.all([
      erase(admin, gone.contactId, ` ${name.toLowerCase()} `),
      erase(admin, gone.contactId, name),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await world.background?.idle()
    const { body } = await stateOf(admin, gone)
    expect(body.erasure).toMatchObject({ name: 'Erased', holds: [] })
    expect(Date.parse(body.erasure.erasedAt)).toBe(world.context.now().getTime())
    const mails = (await listMessages(world.context.pool)).filter(({ to }) => to === gone.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Vecina data is being deleted'])
    const about = { recordId: gone.contactId, action: 'customer-erased' }
    expect(await searchAudit(world.context.pool, about, { after: null, limit: 9 })).toHaveLength(2)
    // Once more, whoever presses the button then: there is nothing left to do.
    expect((await erase(admin, gone.contactId, 'Erased')).status).toBe(200)
    await world.background?.idle()
    expect((await listMessages(world.context.pool)).filter(({ to }) => to === gone.email)).toHaveLength(1)
  })

  it('leaves a contact that nobody fills in again', async () => {
    const answer = await hold('Too late')
    expect([answer.statusCode, answer.payload]).toEqual([
      400,
      expect.stringContaining('This customer was erased.'),
    ])
  })

  it('leaves a login that lets nobody in', async () => {
    const { rows } = await world.context.pool.query(
      `select "Username" = lower("Id") || '@erased.invalid' or "Username" = "Id" || '@erased.invalid' as "isErased",
         "IsActive" as "isActive" from record."User" where "ContactId" = $1`,
      [gone.contactId],
    )
    expect(rows).toEqual([{ isErased: true, isActive: false }])
  })
})
