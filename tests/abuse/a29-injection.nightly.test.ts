// The tokens of pages are tried in guest-leaks-searches.nightly.test.ts (SF-11).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { callTextParameters, dataServicePath } from './call-examples'
import { readGuardedValues } from './guarded-values'
import { methodTries } from './method-tries'
import { recordsOf } from './owned-records'
import { openStrangers, type Stranger } from './strangers'
import { twinIt } from './twin-it'

let world: AbuseWorld
let newcomer: Stranger

beforeAll(async () => {
  world = await openAbuseWorld()
  newcomer = (await openStrangers(world))[1]
})
afterAll(() => world.world.close())

const uiApi = `${dataServicePath}/ui-api`

/** Terminators of SQL, JSON, a LIKE pattern, a template or a line, with what an attacker would append. */
const payloads = [
  "'",
  "' or '1'='1",
  '" or 1=1 --',
  "x'); select pg_sleep(3); --",
  '\' union select "Username" from record."User" --',
  '"; drop schema personalization cascade; --',
  "\\' or true --",
  '$1 or true',
  '%',
  '{ or: [{ Id: { ne: null } }] }',
  '{"Id":{"ne":null}}',
  '{{7*7}}<%= 7*7 %>',
  'a\u0000b',
  'a\r\nX-Planted: 1',
]

describe('A29: a text that would go on as a statement', () => {
  it('is a value, or refused, wherever a call takes a text', async () => {
    expect(await findLeaks(world)).toEqual([])
  }, 240_000)

  it('is a value when it comes back from a list view that was kept', async () => {
    expect(await storedLeaks(world)).toEqual([])
  })

  twinIt(
    'is reported by this check when a statement is put together from it',
    async () => {
      const planted = await withHole(world, {
        context: (real) => ({
          ...real,
          engine: {
            ...real.engine,
            searchRecords: async (viewer, request) => {
              await real.pool.query(`select 1 where 'x' = '${request.term}'`)
              return await real.engine.searchRecords(viewer, request)
            },
            listRecords: async (viewer, request) => {
              const isOpen = JSON.stringify(request).includes("' or '1'='1")
              return await real.engine.listRecords(isOpen ? real.systemViewer : viewer, {
                ...request,
                condition: isOpen ? null : request.condition,
                searchTerm: isOpen ? null : request.searchTerm,
              })
            },
          },
        }),
      })
      const leaks = await findLeaks(planted, /POST .*\/search|GET .*\/list-records/)
      expect(leaks).toContainEqual(expect.stringMatching(/^POST .*\/search\/results.*query q.*: 500/))
      expect(leaks).toContainEqual(
        expect.stringMatching(/^GET .*\/list-records\/.*query searchTerm.* tells /),
      )
      expect(await storedLeaks(planted)).toContainEqual(expect.stringMatching(/^a kept filter .* holds/))
    },
    120_000,
  )

  twinIt('is reported by this check when the database’s own words are sent', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (_request, reply, payload) =>
          reply.statusCode === 400 ? `unterminated quoted string at or near ${String(payload)}` : payload,
        )
      },
    })
    expect(await findLeaks(planted, /list-info/)).toContainEqual(expect.stringMatching(/ says: unterminated/))
  })
})

const databaseWords =
  /syntax error|unterminated|sqlstate|pg_catalog|relation "|invalid input syntax|\bpg_(?!sleep)\w+|node_modules/i

/** `only`: the calls to try, where all would take long. */
async function findLeaks(target: AbuseWorld, only = /./): Promise<readonly string[]> {
  const leaks: string[] = []
  const { pool } = target.context
  const schemas = async () =>
    JSON.stringify((await pool.query('select count(*) from information_schema.columns')).rows)
  const before = await schemas()
  const own = await recordsOf(pool, target.mine)
  const idOf = (objectApiName: string) =>
    own.find((record) => record.objectApiName === objectApiName)?.id ?? '500000000000000AAA'
  const guarded = await readGuardedValues(pool, newcomer.ownIds)
  const customer = bearer(target.token)
  const staff = bearer(await target.world.tokenOf('supervisor@example.com'))
  const tries = [...callTextParameters(idOf), ...(await methodTries(target))]
  for (const { name, request } of tries) {
    if (!only.test(name)) continue
    for (const payload of payloads) {
      const isOpening = payload.includes("' or '1'='1") || payload.includes('ne: null')
      const senders = [customer, ...(isOpening ? [newcomer.headers, staff] : [])]
      for (const headers of senders) {
        const sent = request(payload)
        const started = performance.now()
        const answer = await target.send({ ...sent, headers: { ...sent.headers, ...headers } })
        const at = `${name} ${JSON.stringify(payload)}`
        if (answer.statusCode >= 500) leaks.push(`${at}: ${answer.statusCode}`)
        if (performance.now() - started > 2_900) leaks.push(`${at}: it waits`)
        if (answer.headers['x-planted'] !== undefined) leaks.push(`${at}: a header`)
        const said = databaseWords.exec(answer.payload.replaceAll(JSON.stringify(payload).slice(1, -1), ''))
        if (said !== null) leaks.push(`${at} says: ${said[0]}`)
        const tellings =
          headers === newcomer.headers ? guarded.tellings(withoutSent(answer.payload, sent)) : []
        if (tellings.length > 0) leaks.push(`${at} tells ${tellings}`)
      }
    }
  }
  if ((await schemas()) !== before) leaks.push('the schema is another')
  return leaks
}

/** Removes what was sent from a message, so that ids the attacker sent do not count as disclosed. */
function withoutSent(payload: string, sent: object): string {
  const ids = JSON.stringify(sent).match(/\b[0-9a-zA-Z]{18}\b/g) ?? []
  return ids.reduce((text, id) => text.replaceAll(id, ''), payload)
}

/** Checks list views whose every text is a payload: created or rejected, and read without harm. */
async function storedLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const headers = bearer(await target.world.tokenOf('supervisor@example.com'))
  for (const [index, payload] of payloads.entries()) {
    const definition = {
      listViewApiName: `Kept_${index}_${target === world ? 'real' : 'planted'}`,
      label: `${payload.slice(0, 30)} ${index}`,
      displayColumns: ['CaseNumber', 'Subject'],
      filteredByInfo: [{ fieldApiName: 'CaseNumber', operator: 'Contains', operandLabels: [payload] }],
    }
    const made = await target.send({
      method: 'POST',
      url: `${uiApi}/list-info/Case`,
      headers,
      payload: definition,
    })
    if (made.statusCode >= 500) leaks.push(`${payload}: ${made.statusCode}`)
    if (made.statusCode !== 201) continue
    for (const url of [`list-records/Case/${definition.listViewApiName}`, 'list-info/Case', 'list-ui/Case']) {
      const answer = await target.send({ method: 'GET', url: `${uiApi}/${url}`, headers })
      if (answer.statusCode !== 200) leaks.push(`a kept filter ${payload}: ${answer.statusCode}`)
      const { records = [] } = answer.json<{ records?: readonly unknown[] }>()
      if (records.length > 0) leaks.push(`a kept filter ${payload} holds ${records.length}`)
    }
  }
  return leaks
}
