import { metadata } from '@porchlight/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { recordsOf } from './owned-records'
import { widened } from './planted-engines'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

describe('A06: a field across references', () => {
  it('is checked at each hop, for the record and for the field', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  it('that may not be read is reported by this check when it can be', async () => {
    const leaks = await leaksOfFields(await withHole(world, { context: (real) => widened(real, 'read') }))
    expect(leaks).toContainEqual(expect.stringMatching(/^fields=Contact\.|^fields=Case\.Owner/))
    expect(leaks).toContainEqual(expect.stringMatching(/^optionalFields=/))
  })

  it('of a foreign record is reported by this check when records can be reached', async () => {
    const leaks = await leaksOfRecords(await withHole(world, { context: (real) => widened(real, 'records') }))
    expect(leaks).toContain('the account of somebody else')
  })
})

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  return [
    ...(await leaksOfFields(target)),
    ...(await leaksOfRecords(target)),
    ...(await leaksOfDepth(target)),
  ]
}

async function read(target: AbuseWorld, id: string, query: string) {
  const url = `/services/data/v65.0/ui-api/records/${id}?${query}`
  return await target.send({ method: 'GET', url, headers: bearer(target.token) })
}

/** Hidden fields, of the record and one hop away: like a name that is none, and absent when optional. */
async function leaksOfFields(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  for (const { objectApiName, id } of await recordsOf(target.context.pool, target.mine)) {
    const paths = [
      ...hiddenOf(objectApiName).map((field) => [objectApiName, field]),
      ...[...(metadata.object(objectApiName)?.fields.values() ?? [])].flatMap(({ reference }) =>
        reference === null
          ? []
          : hiddenOf(reference.objectApiName)
              .slice(0, 3)
              .map((field) => [`${objectApiName}.${reference.relationshipName}`, field]),
      ),
    ]
    for (const [prefix = '', field = ''] of paths) {
      const asked = await read(target, id, `fields=${prefix}.${field}`)
      const unknown = await read(target, id, `fields=${prefix}.No_Such__c`)
      const isAlike = asked.payload.replaceAll(field, 'F') === unknown.payload.replaceAll('No_Such__c', 'F')
      if (asked.statusCode !== 400 || !isAlike) leaks.push(`fields=${prefix}.${field}`)
      const optional = await read(target, id, `optionalFields=${prefix}.${field}`)
      if (optional.statusCode !== 200 || optional.payload.includes(`"${field}"`)) {
        leaks.push(`optionalFields=${prefix}.${field}`)
      }
    }
  }
  return leaks
}

/** An own case that came to name a foreign account, by whatever mistake: nothing of the account is shown. */
async function leaksOfRecords(target: AbuseWorld): Promise<readonly string[]> {
  const { pool } = target.context
  const own = (await recordsOf(pool, target.mine)).find(({ objectApiName }) => objectApiName === 'Case')
  if (own === undefined) throw new TypeError('The customer has no case.')
  const account = await pool.query<{ AccountNumber: string }>(
    'select "AccountNumber" from record."Account" where "Id" = $1',
    [target.theirs.accountId],
  )
  await pool.query('update record."Case" set "AccountId" = $1 where "Id" = $2', [
    target.theirs.accountId,
    own.id,
  ])
  const names = ['fields', 'optionalFields'].map((kind) => `${kind}=Case.Account.AccountNumber`)
  const answers = await Promise.all(names.map((query) => read(target, own.id, query)))
  const secret = account.rows[0]?.AccountNumber ?? ''
  const isLeaking = answers.some((answer) => answer.payload.includes(secret))
  return isLeaking ? ['the account of somebody else'] : []
}

/** Six references and circles of them are refused. */
async function leaksOfDepth(target: AbuseWorld): Promise<readonly string[]> {
  const [own] = await recordsOf(target.context.pool, target.mine)
  const circle = `${own?.objectApiName}.${'CreatedBy.'.repeat(6)}Name`
  const answer = await read(target, own?.id ?? '', `fields=${circle}`)
  return answer.statusCode === 400 ? [] : [`depth: ${answer.statusCode}`]
}

function hiddenOf(objectApiName: string): readonly string[] {
  const object = metadata.object(objectApiName)
  if (object === undefined) return []
  return [...object.fields.keys()].filter((field) => !object.access.customer.read.has(field))
}
