import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolledOrders } from '../../testing/enrolled-orders'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { firstDocumentReasons, firstDocumentRules } from '../objects/first-document-words'
import { documentWordMigrations } from './document-migrations'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
  bench.world.advance(Date.parse('2026-11-20T15:00:00Z') - bench.world.context.now().getTime())
})
afterAll(() => bench.close())

const { enrol } = enrolledOrders(() => bench)
const records = '/services/data/v65.0/ui-api/records'
const supervisor = 'supervisor@example.com'
const strangers = [
  'advisor.first@example.com',
  'advisor.second@example.com',
  'dana.whitcombe@example.com',
  null,
]

async function send(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  username: string | null,
  payload?: object,
) {
  const headers = username === null ? {} : { authorization: `Bearer ${await bench.world.tokenOf(username)}` }
  const body = payload === undefined ? {} : { payload }
  return bench.world.app.inject({ method, url, headers, ...body })
}

async function rowsOf<Row extends object>(sql: string, values: readonly unknown[] = []) {
  return (await bench.world.context.pool.query<Row>(sql, [...values])).rows
}

async function idOf(table: 'Document_Rule__c' | 'Document_Reason__c', brand: string, name: string) {
  const [row] = await rowsOf<{ id: string }>(
    `select "Id" as id from record."${table}" where "Brand__c" = $1 and "Name" = $2`,
    [brand, name],
  )
  return row?.id ?? ''
}

const change = (id: string, fields: object, username: string | null = supervisor) =>
  send('PATCH', `${records}/${id}`, username, { fields })

const documentsOf = (orderId: string) =>
  rowsOf<{ type: string; due: string; en: string; es: string }>(
    `select "Document_Type__c" as type, "Due_Date__c"::text as due, "Explanation__c" as en, "Explanation_ES__c" as es
     from record."Document_Requirement__c" where "Order__c" = $1 and "Is_Required__c" order by 1`,
    [orderId],
  )

const stepDue = (orderId: string) =>
  rowsOf<{ due: string }>(
    `select "Due_Date__c"::text as due from record."WorkStep" where "Order__c" = $1 and "Step_Type__c" = 'Documents'`,
    [orderId],
  )

describe('what every brand begins with', () => {
  it('is one rule for each type of document and the reasons of today, written once', async () => {
    const rule = await idOf('Document_Rule__c', 'third', 'Lease')
    expect((await change(rule, { Days_To_Send__c: 9 }, 'admin@example.com')).statusCode).toBe(200)
    for (const { statements } of documentWordMigrations) {
      for (const statement of statements) await rowsOf(statement)
    }
    for (const brand of ['first', 'second', 'third']) {
      const rules = await rowsOf('select from record."Document_Rule__c" where "Brand__c" = $1', [brand])
      expect(rules).toHaveLength(firstDocumentRules.length)
      const reasons = await rowsOf<{ name: string }>(
        'select "Name" as name from record."Document_Reason__c" where "Brand__c" = $1 order by "Position__c"',
        [brand],
      )
      expect(reasons.map(({ name }) => name)).toEqual(Object.values(firstDocumentReasons).map(({ en }) => en))
    }
    expect(
      await rowsOf('select "Days_To_Send__c" as days from record."Document_Rule__c" where "Id" = $1', [rule]),
    ).toEqual([{ days: 9 }])
  })

  it('requires nothing but what an order’s checks need, by the day of the start', async () => {
    const withNumber = await enrol({})
    expect(await documentsOf(withNumber)).toEqual([])
    const withPassport = await enrol({ identity: { identityKind: 'Passport', numberLastFour: '' } })
    expect(await documentsOf(withPassport)).toEqual([
      {
        type: 'Identity',
        due: '2026-12-01',
        en: firstDocumentRules[0]?.explanation?.en,
        es: firstDocumentRules[0]?.explanation?.es,
      },
    ])
    expect(await stepDue(withPassport)).toEqual([{ due: '2026-12-01' }])
  })
})

describe('a rule that a supervisor changed', () => {
  it('asks of orders from then on, in its words and by its day; those before keep what they were told', async () => {
    const before = await enrol({ identity: { identityKind: 'Passport', numberLastFour: '' } })
    const told = await documentsOf(before)
    const lease = await idOf('Document_Rule__c', 'first', 'Lease')
    const words = {
      Explanation__c: 'The lease that {brand} needs.',
      Explanation_ES__c: 'El contrato para {brand}.',
    }
    const answer = await change(lease, { Required_For__c: 'Move_In', Days_To_Send__c: 5, ...words })
    expect(answer.statusCode, answer.body).toBe(200)
    const after = await enrol({ identity: { identityKind: 'Passport', numberLastFour: '' } })
    expect(await documentsOf(after)).toEqual([
      ...told,
      {
        type: 'Lease',
        due: '2026-11-25',
        en: 'The lease that Northlamp needs.',
        es: 'El contrato para Northlamp.',
      },
    ])
    expect(await stepDue(after)).toEqual([{ due: '2026-11-25' }])
    expect(await documentsOf(before)).toEqual(told)
    await change(lease, { Required_For__c: 'No_Order', Days_To_Send__c: null })
    expect(await documentsOf(after)).toHaveLength(2)
    const audited = await rowsOf<{ changes: unknown }>(
      `select changes from platform.audit_entry where record_id = $1 order by id limit 1`,
      [lease],
    )
    expect(JSON.stringify(audited)).toContain('Days_To_Send__c')
  })

  it('is refused where it was typed', async () => {
    const lease = await idOf('Document_Rule__c', 'first', 'Lease')
    for (const fields of [
      { Days_To_Send__c: 0 },
      { Days_To_Send__c: 61 },
      { Explanation_ES__c: null },
      { Explanation__c: 'For {firstName}.' },
    ]) {
      const answer = await change(lease, fields)
      expect([answer.statusCode, answer.body], JSON.stringify(fields)).toEqual([
        400,
        expect.stringContaining(Object.keys(fields)[0] ?? ''),
      ])
    }
  })

  it('is changed by supervisors of its brand and administrators alone, and never added or deleted', async () => {
    const own = await idOf('Document_Rule__c', 'first', 'Lease')
    const other = await idOf('Document_Rule__c', 'second', 'Lease')
    const fields = { Days_To_Send__c: 7 }
    for (const username of strangers) {
      expect((await change(own, fields, username)).statusCode, `${username}`).toBeGreaterThanOrEqual(400)
    }
    expect((await change(other, fields)).statusCode).toBe(404)
    expect((await change(own, { Brand__c: 'second' })).statusCode).toBeGreaterThanOrEqual(400)
    for (const username of [supervisor, 'admin@example.com', ...strangers]) {
      expect((await send('DELETE', `${records}/${own}`, username)).statusCode).toBeGreaterThanOrEqual(400)
    }
    for (const username of ['dana.whitcombe@example.com', null]) {
      const read = await send('GET', `${records}/${own}?fields=Document_Rule__c.Name`, username)
      expect(read.statusCode).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('a rejection reason', () => {
  it('is added and made inactive by supervisors, never deleted, and not chosen by a plain write', async () => {
    const created = await send('POST', records, supervisor, {
      apiName: 'Document_Reason__c',
      fields: { Name: 'The date is missing.', Label_ES__c: 'Falta la fecha.', Brand__c: 'first' },
    })
    expect(created.statusCode, created.body).toBe(201)
    const { id } = created.json<{ id: string }>()
    expect((await change(id, { Status__c: 'Inactive' })).statusCode).toBe(200)
    for (const username of [supervisor, 'admin@example.com', ...strangers]) {
      expect((await send('DELETE', `${records}/${id}`, username)).statusCode).toBeGreaterThanOrEqual(400)
    }
    for (const username of strangers) {
      expect((await change(id, { Name: 'Forged.' }, username)).statusCode).toBeGreaterThanOrEqual(400)
    }
    const [document] = await rowsOf<{ id: string }>(
      `select d."Id" as id from record."Document_Requirement__c" d join record."Account" a on a."Id" = d."Account__c"
       where a."Account_Brand__c" = 'first' and d."Status__c" = 'Checking' limit 1`,
    )
    const forged = { Status__c: 'Rejected', Rejection_Text__c: 'No.', Rejection_Text_ES__c: 'No.' }
    const answer = await change(document?.id ?? '', forged, 'advisor.first@example.com')
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  })
})
