import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstReplyTemplates } from '../../objects/reply-template/first-reply-templates'
import { replyTemplateMigrations } from './reply-template-migrations'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const records = '/services/data/v65.0/ui-api/records'
const offered = '/services/data/v65.0/ui-api/list-records/Reply_Template__c/OfferedReplyTemplates'

/** Sends a request to the data service as that user; as a guest for null. */
async function send(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  username: string | null,
  payload?: object,
  headers: Readonly<Record<string, string>> = {},
) {
  const authorization = username === null ? {} : { authorization: `Bearer ${await world.tokenOf(username)}` }
  return world.app.inject({
    method,
    url,
    headers: { ...authorization, ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
}

const supervisor = 'supervisor@example.com'
const fieldsOf = (change: object = {}) => ({
  Name: 'Meter read',
  Label_ES__c: 'Lectura del medidor',
  Text__c: 'Hello {firstName},\n\nThe meter was read.',
  Text_ES__c: 'Hola, {firstName}:\n\nSe leyó el medidor.',
  Brand__c: 'first',
  ...change,
})

async function create(username: string | null, change: object = {}) {
  return send('POST', records, username, { apiName: 'Reply_Template__c', fields: fieldsOf(change) })
}

async function newTemplate(): Promise<string> {
  const created = await create(supervisor)
  expect(created.statusCode, created.body).toBe(201)
  return created.json<{ id: string }>().id
}

async function namesSeenBy(username: string) {
  const answer = await send(
    'GET',
    `${offered}?fields=Reply_Template__c.Name,Reply_Template__c.Brand__c`,
    username,
  )
  expect(answer.statusCode, answer.body).toBe(200)
  return answer
    .json<{ records: { fields: Record<string, { value: string }> }[] }>()
    .records.map(({ fields }) => `${fields.Brand__c?.value} ${fields.Name?.value}`)
}

describe('the templates that a new installation begins with', () => {
  it.each(['first', 'second', 'third'])('are offered to advisors of %s, in their order', async (brand) => {
    expect(await namesSeenBy(`advisor.${brand}@example.com`)).toEqual(
      firstReplyTemplates.map(({ label }) => `${brand} ${label.en}`),
    )
  })

  it('are written once: what was changed or deleted since stays so when they are written again', async () => {
    const { pool } = world.context
    const { rows } = await pool.query<{ id: string }>(
      `select "Id" as id from record."Reply_Template__c" where "Brand__c" = 'third' order by "Position__c" limit 1`,
    )
    const id = rows[0]?.id ?? ''
    const changed = await send('PATCH', `${records}/${id}`, 'admin@example.com', {
      fields: { Name: 'In our words' },
    })
    expect(changed.statusCode, changed.body).toBe(200)
    for (const { statements } of replyTemplateMigrations) {
      for (const statement of statements) await pool.query(statement)
    }
    const after = await pool.query(`select "Name" as name from record."Reply_Template__c" where "Id" = $1`, [
      id,
    ])
    expect(after.rows).toEqual([{ name: 'In our words' }])
    expect(await namesSeenBy('advisor.third@example.com')).toHaveLength(firstReplyTemplates.length)
  })
})

describe('a template', () => {
  it('is offered to advisors of its brand once it is, and no longer once it is withdrawn, which is for good', async () => {
    const id = await newTemplate()
    const move = (status: string) =>
      send('PATCH', `${records}/${id}`, supervisor, { fields: { Status__c: status } })
    expect(await namesSeenBy('advisor.first@example.com')).not.toContain('first Meter read')
    expect((await move('Offered')).statusCode).toBe(200)
    expect(await namesSeenBy('advisor.first@example.com')).toContain('first Meter read')
    expect(await namesSeenBy('advisor.second@example.com')).not.toContain('first Meter read')
    expect((await move('Withdrawn')).statusCode).toBe(200)
    expect(await namesSeenBy('advisor.first@example.com')).not.toContain('first Meter read')
    expect((await move('Offered')).statusCode).toBe(400)
  })

  it('is written by supervisors of its brand and by administrators, and by nobody else', async () => {
    expect((await create('admin@example.com', { Brand__c: 'second' })).statusCode).toBe(201)
    const id = await newTemplate()
    const readers = ['advisor.first@example.com']
    const strangers = ['advisor.second@example.com', 'dana.whitcombe@example.com', null]
    expect((await create(supervisor, { Brand__c: 'second' })).statusCode).toBeGreaterThanOrEqual(400)
    expect(
      (await send('PATCH', `${records}/${id}`, supervisor, { fields: { Brand__c: 'second' } })).statusCode,
    ).toBeGreaterThanOrEqual(400)
    for (const username of [...readers, ...strangers]) {
      expect((await create(username)).statusCode, `${username} creates`).toBeGreaterThanOrEqual(400)
      const changed = await send('PATCH', `${records}/${id}`, username, { fields: { Name: 'Forged' } })
      expect(changed.statusCode, `${username} changes`).toBeGreaterThanOrEqual(400)
      const deleted = await send('DELETE', `${records}/${id}`, username)
      expect(deleted.statusCode, `${username} deletes`).toBeGreaterThanOrEqual(400)
    }
    const read = `${records}/${id}?fields=Reply_Template__c.Text__c`
    expect((await send('GET', read, 'advisor.first@example.com')).statusCode).toBe(200)
    const known = `${records}/a0r000000000000AAA?fields=Reply_Template__c.Text__c`
    for (const username of strangers.filter((name) => name !== null)) {
      const [answer, unknown] = [await send('GET', read, username), await send('GET', known, username)]
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toBe(unknown.body)
    }
  })

  it.each([
    [{ Text__c: 'Hello {lastName}' }, '{lastName}'],
    [{ Text_ES__c: '' }, 'Text_ES__c'],
    [{ Text__c: `${'x'.repeat(3_990)}{firstName}` }, 'Text__c'],
    [{ Text__c: 'x'.repeat(4_001) }, 'Text__c'],
    [{ Text_ES__c: 'Su equipo de Fernbrook' }, 'Fernbrook'],
    [{ Status__c: 'Offered' }, 'Status__c'],
  ])('with %j is refused where it is typed', async (change, named) => {
    const answer = await create(supervisor, change)
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain(named)
  })

  it('that two people change at once is changed by the first; the second is told', async () => {
    const id = await newTemplate()
    const { weakEtag } = (
      await send('GET', `${records}/${id}?fields=Reply_Template__c.Name`, supervisor)
    ).json<{ weakEtag: number }>()
    const rename = (name: string, username: string) =>
      send('PATCH', `${records}/${id}`, username, { fields: { Name: name } }, { 'if-match': `"${weakEtag}"` })
    const answers = await Promise.all([rename('One', supervisor), rename('Other', 'admin@example.com')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  })
})
