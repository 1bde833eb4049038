import { defineJob, enqueueJob, type JobRunner, startJobRunner } from '@porchlight/jobs'
import { watchProvider } from '@porchlight/providers/health'
import { MailFailure } from '@porchlight/providers/mail'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusedForGood } from '../../customers/operations/mail/send-mail'
import { callAs } from '../../testing/call-as'

const advisor = 'advisor.first@example.com'
const supervisor = 'supervisor@example.com'
const admin = 'admin@example.com'
const customer = 'dana.whitcombe@example.com'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const call = callAs(() => world, 'CustomerPortalOperationsController')

async function rowsOf<Row extends object>(sql: string, values: readonly unknown[] = []) {
  return (await world.context.pool.query<Row>(sql, [...values])).rows
}

async function idOf(table: string, where = 'true'): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    `select "Id" as id from record."${table}" where ${where} order by "Id" limit 1`,
  )
  return row?.id ?? ''
}

const userIdOf = (username: string) => idOf('User', `"Username" = '${username}'`)

interface Entry {
  readonly userId: string | null
  readonly person: string
  readonly action: string
  readonly recordId: string | null
  readonly recordName: string
  readonly reason: string | null
  readonly jobName: string | null
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[]
}

async function entriesOf(payload: object): Promise<readonly Entry[]> {
  const { status, body } = await call('auditLog', admin, payload)
  expect(status).toBe(200)
  return body.entries
}

describe('who may', () => {
  it.each([
    ['stoppedJobs', {}],
    ['retryStoppedJobs', { jobIds: ['1'], reason: 'because' }],
    ['failedMessages', {}],
    ['providerHealth', {}],
    ['auditLog', {}],
  ])('%s is for administrators; to everyone else it is what no method is', async (method, payload) => {
    const missing = await call('noSuchMethod', advisor, payload)
    for (const username of [advisor, supervisor, customer]) {
      const { status, body } = await call(method, username, payload)
      expect([username, status]).toEqual([username, missing.status])
      expect(JSON.stringify(body)).not.toContain('administrator')
    }
    expect((await call(method, null, payload)).status).toBe(401)
    expect((await call(method, admin, payload)).status).toBe(200)
  })

  it('administrators have the page in their navigation, and supervisors have not', async () => {
    const pagesOf = async (username: string) => {
      const answer = await world.app.inject({
        url: '/services/data/v65.0/ui-api/nav-items?formFactor=Large&pageSize=100',
        headers: { authorization: `Bearer ${await world.tokenOf(username)}` },
      })
      const items: readonly { readonly content: string | null }[] = answer.json().navItems
      return items.map(({ content }) => content)
    }
    expect(await pagesOf(admin)).toContain('/console/operations')
    for (const username of [advisor, supervisor]) {
      expect(await pagesOf(username)).not.toContain('/console/operations')
    }
  })
})

describe('a job that was given up', () => {
  let isBroken = true
  const runs: string[] = []
  const fragile = defineJob<{ contactId: string; note: string }>({
    name: 'send-bill-ready',
    maxAttempts: 1,
    run: async ({ contactId }) => {
      if (isBroken) throw new Error('The server at ana@example.com, 512 555 0142 is away.')
      runs.push(contactId)
    },
  })
  let runner: JobRunner
  let contactId = ''

  beforeAll(async () => {
    contactId = await idOf('Contact')
    runner = await startJobRunner({
      connectionString: world.context.direct.options.connectionString ?? '',
      jobs: [fragile],
      services: {},
      log: () => {},
      pollIntervalMs: 50,
    })
    return () => runner.stop()
  })

  it('is shown with its failure masked, its attempts and its record, and runs again with a reason, once', async () => {
    await enqueueJob(world.context.pool, fragile.name, { contactId, note: 'secret words' })
    await runner.idle()
    const { body, text } = await call('stoppedJobs', admin)
    expect(body).toMatchObject({
      jobs: [{ jobName: 'send-bill-ready', attempts: 1, recordIds: [contactId] }],
      hasMore: false,
    })
    expect(text).toContain('is away')
    for (const personal of ['ana@', '0142', 'secret words']) expect(text).not.toContain(personal)

    const { jobId } = body.jobs[0]
    for (const reason of ['', '   ', 'x'.repeat(501)]) {
      expect((await call('retryStoppedJobs', admin, { jobIds: [jobId], reason })).status).toBe(400)
    }
    expect(runs).toEqual([])
    isBroken = false
    const retry = () => call('retryStoppedJobs', admin, { jobIds: [jobId], reason: ' The server is back. ' })
    const presses = await Promise.all([retry(), retry()])
    expect(presses.map((press) => press.body.results[0].result).sort()).toEqual(['notStopped', 'retried'])
    await runner.idle()
    expect(runs).toEqual([contactId])
    expect((await call('stoppedJobs', admin)).body.jobs).toEqual([])
    expect(await entriesOf({ action: 'job-retried' })).toMatchObject([
      {
        userId: await userIdOf(admin),
        reason: 'The server is back.',
        jobName: 'send-bill-ready',
        recordId: null,
      },
    ])
  })

  it('is retried with others; an unknown id does not hold them back', async () => {
    isBroken = true
    for (const note of ['a', 'b']) await enqueueJob(world.context.pool, fragile.name, { contactId, note })
    await runner.idle()
    const { jobs } = (await call('stoppedJobs', admin)).body
    isBroken = false
    const jobIds = ['999999', ...jobs.map(({ jobId }: { readonly jobId: string }) => jobId)]
    const { body } = await call('retryStoppedJobs', admin, { jobIds, reason: 'Fixed.' })
    expect(body.results.map(({ result }: { readonly result: string }) => result)).toEqual([
      'notStopped',
      'retried',
      'retried',
    ])
    await runner.idle()
    expect(runs).toHaveLength(3)
  })
})

describe('messages that failed', () => {
  it('are those that the tables of each kind have, and none else', async () => {
    const before: readonly { readonly kind: string }[] = (await call('failedMessages', admin)).body.messages
    expect(new Set(before.map(({ kind }) => kind)).has('billingRefused')).toBe(false)
    const accountId = await idOf('Account')
    await rowsOf(
      `insert into billing_outbox.event (account_id, sequence, event_type, data, occurred_at, settled_at, refused_with)
       values ($1, 9001, 'payment.received', '{}', now(), now(), 422), ($1, 9002, 'payment.received', '{}', now(), now(), null)`,
      [accountId],
    )
    await rowsOf(
      `insert into billing_outbox.stream (account_id, last_sequence, delivered_sequence, attempts, due_at)
       values ($1, 9005, 9002, 3, now()) on conflict (account_id) do update
         set last_sequence = 9005, delivered_sequence = 9002, attempts = 3, due_at = now()`,
      [accountId],
    )
    await rowsOf(
      `insert into billing_import.refusal (number, reason, refused_at) values ('4300-1', 'NOT_FOUND', now())`,
    )
    await rowsOf(
      `insert into texts.sent (key, number, first_tried_at, state)
       values ('t1', '+17135550142', now(), 'failed'), ('t2', '+17135550143', now(), 'delivered')`,
    )
    await rowsOf(`update record."Order" set "Market_Status__c" = 'Rejected' where "Id" = $1`, [
      await idOf('Order'),
    ])
    const { body, text } = await call('failedMessages', admin)
    const found: readonly { readonly kind: string; readonly what: string }[] = body.messages
    const of = (kind: string) => found.filter((message) => message.kind === kind)
    expect(of('billingRefused')).toMatchObject([
      { what: 'payment.received', code: '422', recordId: accountId },
    ])
    expect(of('billingWaits')).toMatchObject([{ what: '3', recordId: accountId }])
    expect(of('importRefused')).toMatchObject([{ what: '4300-1', code: 'NOT_FOUND' }])
    expect(of('textFailed')).toMatchObject([{ what: '0142', code: 'failed' }])
    expect(of('marketRejected').length).toBeGreaterThan(0)
    expect(text).not.toContain('7135550142')
  })

  it('hold the mails that their server refuses permanently', async () => {
    const runner = await startJobRunner({
      connectionString: world.context.direct.options.connectionString ?? '',
      jobs: [
        defineJob({
          name: 'send-past-due',
          maxAttempts: 1,
          run: async () => {
            throw new Error(refusedForGood)
          },
        }),
      ],
      services: {},
      log: () => {},
      pollIntervalMs: 50,
    })
    const billId = await idOf('Bill__c')
    await enqueueJob(world.context.pool, 'send-past-due', { billId })
    await runner.idle()
    await runner.stop()
    const { messages } = (await call('failedMessages', admin)).body
    expect(messages).toContainEqual(
      expect.objectContaining({ kind: 'mailRefused', what: 'send-past-due', recordId: billId }),
    )
  })
})

describe('the services outside', () => {
  const healthOf = async (name: string) => {
    const { providers } = (await call('providerHealth', admin)).body
    return providers.find((provider: { readonly name: string }) => provider.name === name)
  }

  it('are shown with what the settings name, and as never called until they are', async () => {
    const { providers } = (await call('providerHealth', admin)).body
    expect(providers).toHaveLength(11)
    expect(await healthOf('credit')).toEqual({
      name: 'credit',
      state: 'standIn',
      succeededAt: null,
      failedAt: null,
      failure: null,
    })
  })

  it('are known by the calls of every process; a refusal is an answer, and codes alone are kept', async () => {
    const { pool, now } = world.context
    let outcome: Error | null = null
    const port = {
      send: async () => {
        if (outcome !== null) throw outcome
        return 'sent'
      },
    }
    // Another process has a port of its own over the same database.
    const mail = watchProvider(port, 'mail', ['send'], { pool, now })
    const send = async (failure: Error | null) => {
      outcome = failure
      world.advance(1_000)
      await mail.send().catch(() => undefined)
    }
    await send(null)
    await expect.poll(async () => (await healthOf('mail')).succeededAt).not.toBeNull()
    await send(new MailFailure('permanent', '550'))
    expect((await healthOf('mail')).failedAt).toBeNull()
    await send(new MailFailure('temporary', '451'))
    await expect.poll(async () => (await healthOf('mail')).failure).toBe('451')
    await send(new Error('to ana@example.com'))
    await expect.poll(async () => (await healthOf('mail')).failure).toBe('Error')
    const { failedAt } = await healthOf('mail')
    await send(null)
    await expect.poll(async () => (await healthOf('mail')).succeededAt > failedAt).toBe(true)
  })
})

describe('the audit log', () => {
  const patch = async (username: string, recordId: string, fields: object) =>
    world.app.inject({
      method: 'PATCH',
      url: `/services/data/v65.0/ui-api/records/${recordId}`,
      headers: { authorization: `Bearer ${await world.tokenOf(username)}` },
      payload: { fields },
    })

  it('has what staff change, with the old and the new value; nothing of what is refused or of customers', async () => {
    const caseId = await idOf(
      'Case',
      `"Status" <> 'Closed' and "ContactId" in (select "Id" from record."Contact" where "Customer_Brand__c" = 'first')`,
    )
    await rowsOf(`update record."Case" set "Priority" = 'Low', "OwnerId" = null where "Id" = $1`, [caseId])
    expect((await patch(advisor, caseId, { Priority: 'High' })).statusCode).toBe(200)
    expect((await patch(advisor, caseId, { Priority: 'Nonsense' })).statusCode).toBe(400)
    const found = await entriesOf({ recordId: caseId, action: 'record-changed' })
    expect(found).toHaveLength(1)
    const [stored] = await rowsOf<{ number: string }>(
      'select "CaseNumber" as number from record."Case" where "Id" = $1',
      [caseId],
    )
    expect(found[0]).toMatchObject({
      userId: await userIdOf(advisor),
      recordId: caseId,
      recordName: stored?.number,
    })
    expect(found[0]?.changes).toContainEqual({ field: 'Priority', before: 'Low', after: 'High' })
    const own = await userIdOf(customer)
    expect(await entriesOf({ person: own })).toEqual([])
  })

  it('has who looked at a record, once an hour', async () => {
    const contactId = await idOf('Contact', `"Customer_Brand__c" = 'first'`)
    const open = async () =>
      world.app.inject({
        url: `/services/data/v65.0/ui-api/record-ui/${contactId}?updateMru=true`,
        headers: { authorization: `Bearer ${await world.tokenOf(advisor)}` },
      })
    const views = () => entriesOf({ recordId: contactId, action: 'record-viewed' })
    expect((await open()).statusCode).toBe(200)
    await open()
    expect(await views()).toHaveLength(1)
    world.advance(3_600_001)
    await open()
    expect(await views()).toHaveLength(2)
  })

  it('has who saved rows of a list as a file, of which object and how many', async () => {
    const save = { objectApiName: 'Contact', rows: 120 }
    expect((await call('noteListExport', advisor, save)).status).toBe(200)
    expect(await entriesOf({ action: 'list-exported' })).toMatchObject([
      { userId: await userIdOf(advisor), object: 'Contact', recordId: null, rows: 120 },
    ])
    const refusals = await Promise.all([
      call('noteListExport', customer, save),
      call('noteListExport', advisor, { ...save, objectApiName: 'Nothing__c' }),
      call('noteListExport', advisor, { ...save, rows: 0 }),
    ])
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 400])
    expect(await entriesOf({ action: 'list-exported' })).toHaveLength(1)
  })

  it('is searched by person, kind and span of days, and read in pages that lose and repeat nothing', async () => {
    const userId = await userIdOf(supervisor)
    const caseId = await idOf('Case')
    await rowsOf(
      `insert into platform.audit_entry (occurred_at, user_id, viewer_class, action, record_id)
       select timestamptz '2026-03-02T05:59:59Z' + (n / 40) * interval '1 second', $1, 'supervisor', 'file-opened', $2
       from generate_series(0, 119) n`,
      [userId, caseId],
    )
    const filter = { person: userId, action: 'file-opened' }
    // The second of March begins at 06:00 UTC in Texas: 40 entries lie before it.
    expect(await entriesOf({ ...filter, from: '2026-03-01', to: '2026-03-01' })).toHaveLength(40)
    const ids: string[] = []
    let after: string | null = null
    do {
      const answer: Awaited<ReturnType<typeof call>> = await call('auditLog', admin, {
        ...filter,
        from: '2026-03-01',
        to: '2026-03-02',
        ...(after === null ? {} : { after }),
      })
      ids.push(...answer.body.entries.map(({ id }: { readonly id: string }) => id))
      after = answer.body.next
    } while (after !== null)
    expect(ids).toHaveLength(120)
    expect(new Set(ids).size).toBe(120)
    expect(await entriesOf({ ...filter, from: '2026-03-03', to: '2026-03-04' })).toEqual([])
    for (const wrong of [{ recordId: 'no id' }, { from: '2026-02-30' }, { after: 'else' }]) {
      expect((await call('auditLog', admin, wrong)).status).toBe(400)
    }
  })

  it('is only ever added to', async () => {
    await expect(rowsOf(`update platform.audit_entry set reason = 'other'`)).rejects.toThrow(/never changed/)
    await expect(rowsOf('delete from platform.audit_entry')).rejects.toThrow(/never changed/)
  })
})
