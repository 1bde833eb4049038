import type { ResolvedObject } from '@porchlight/metadata'
import { metadata } from '@porchlight/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { exampleOf } from './field-examples'
import { recordsOf, unknownIdLike } from './owned-records'
import { everybodyIsSystem } from './planted-engines'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

describe('A05: a new record that names a record of somebody else', () => {
  it('is refused like one that names a record that does not exist, and no row is left', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  it('is reported by this check when the engine forgets who writes', async () => {
    const leaks = await findLeaks(await withHole(world, { context: everybodyIsSystem }))
    expect(leaks).toContainEqual(expect.stringMatching(/^Case\.AccountId: 20/))
    expect(leaks).toContainEqual(expect.stringMatching(/^CaseComment\.ParentId: 20/))
  })

  it('would be created when it names own records, so that the refusals are for the references', async () => {
    for (const object of creatable()) {
      const answer = await create(world, object, await ownFields(world, object))
      expect([object.apiName, answer.statusCode, answer.payload.slice(0, 200)]).toContain(201)
    }
  })
})

function creatable(): readonly ResolvedObject[] {
  return [...metadata.objects.values()].filter((object) => object.access.customer.createable)
}

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const foreign = await recordsOf(target.context.pool, target.theirs)
  for (const object of creatable()) {
    const own = await ownFields(target, object)
    const countRows = async () =>
      (await target.context.pool.query(`select count(*)::int as count from record."${object.apiName}"`))
        .rows[0]?.count
    for (const field of object.fields.values()) {
      if (field.reference === null || !object.access.customer.create.has(field.apiName)) continue
      const theirs = foreign.find((record) => record.objectApiName === field.reference?.objectApiName)
      if (theirs === undefined) continue
      const before = await countRows()
      const [asked, unknown] = [
        await create(target, object, { ...own, [field.apiName]: theirs.id }),
        await create(target, object, { ...own, [field.apiName]: unknownIdLike(theirs.id) }),
      ]
      const isAlike =
        asked.payload.replaceAll(theirs.id, 'ID') ===
        unknown.payload.replaceAll(unknownIdLike(theirs.id), 'ID')
      if (![400, 404].includes(asked.statusCode) || !isAlike) {
        leaks.push(`${object.apiName}.${field.apiName}: ${asked.statusCode}`)
      }
      if ((await countRows()) !== before) leaks.push(`${object.apiName}.${field.apiName} left a row`)
    }
  }
  return leaks
}

async function create(target: AbuseWorld, object: ResolvedObject, fields: Readonly<Record<string, unknown>>) {
  return await target.send({
    method: 'POST',
    url: '/services/data/v65.0/ui-api/records',
    headers: bearer(target.token),
    payload: { apiName: object.apiName, fields },
  })
}

/** What a customer gives when everything is their own: required fields, and references to own records. */
async function ownFields(target: AbuseWorld, object: ResolvedObject) {
  const own = await recordsOf(target.context.pool, target.mine)
  const entries = [...object.fields.values()].flatMap((field): readonly (readonly [string, unknown])[] => {
    if (!object.access.customer.create.has(field.apiName) || !field.required) return []
    if (field.reference === null)
      return field.dataType === 'Picklist' ? [] : [[field.apiName, exampleOf(field)]]
    const record = own.find(({ objectApiName }) => objectApiName === field.reference?.objectApiName)
    return [[field.apiName, record?.id]]
  })
  return Object.fromEntries(entries)
}
