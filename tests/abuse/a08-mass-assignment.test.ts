import { metadata } from '@porchlight/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { exampleOf } from './field-examples'
import { recordsOf } from './owned-records'
import { widened } from './planted-engines'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

describe('A08: a field that a customer may not set', () => {
  it('is refused in changes and creations of every object, and nothing is written', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  it('is reported by this check when access lets it be set', async () => {
    const planted = await withHole(world, { context: (real) => widened(real, 'write') })
    const leaks = await findLeaks(planted, ['Account', 'Case', 'Contact'])
    expect(leaks).toContainEqual(expect.stringMatching(/^create Case\.OwnerId/))
    expect(leaks).toContainEqual(expect.stringMatching(/^update Account\./))
    expect(leaks).toContainEqual(expect.stringMatching(/^update Contact\.Customer_Brand__c/))
  })
})

const recordsUrl = '/services/data/v65.0/ui-api/records'

/** `only`: the objects to try, where all would take long. */
async function findLeaks(target: AbuseWorld, only?: readonly string[]): Promise<readonly string[]> {
  const leaks: string[] = []
  const { pool } = target.context
  const headers = bearer(target.token)
  for (const { objectApiName, id } of await recordsOf(pool, target.mine)) {
    const object = metadata.object(objectApiName)
    if (object === undefined || only?.includes(objectApiName) === false) continue
    const stateOf = async () => {
      const statement = `select count(*)::int as count, md5(string_agg(r::text, '' order by "Id")) as state from record."${objectApiName}" r`
      return JSON.stringify((await pool.query(statement)).rows)
    }
    const before = await stateOf()
    for (const field of object.fields.values()) {
      const isValid = field.dataType === 'Picklist' || field.reference !== null
      const value = isValid ? await presentValue(target, objectApiName, field.apiName, id) : exampleOf(field)
      if (!object.access.customer.update.has(field.apiName)) {
        const answer = await target.send({
          method: 'PATCH',
          url: `${recordsUrl}/${id}`,
          headers,
          payload: { fields: { [field.apiName]: value } },
        })
        const refused =
          answer.statusCode === 400 && answer.payload.includes('INVALID_FIELD_FOR_INSERT_UPDATE')
        if (!refused && answer.statusCode !== 403) {
          leaks.push(`update ${objectApiName}.${field.apiName}: ${answer.statusCode}`)
        }
      }
      if (!object.access.customer.create.has(field.apiName)) {
        const answer = await target.send({
          method: 'POST',
          url: recordsUrl,
          headers,
          payload: { apiName: objectApiName, fields: { [field.apiName]: value } },
        })
        const refused =
          answer.statusCode === 400 && answer.payload.includes('INVALID_FIELD_FOR_INSERT_UPDATE')
        if (!refused && answer.statusCode !== 403) {
          leaks.push(`create ${objectApiName}.${field.apiName}: ${answer.statusCode}`)
        }
      }
    }
    if ((await stateOf()) !== before) leaks.push(`${objectApiName} was written`)
  }
  return leaks
}

/** The value that the record has, so that the value itself is beyond doubt; another one where it has none. */
async function presentValue(target: AbuseWorld, objectApiName: string, field: string, id: string) {
  const { rows } = await target.context.pool.query<{ value: string | null }>(
    `select "${field}" as value from record."${objectApiName}" where "Id" = $1`,
    [id],
  )
  return rows[0]?.value ?? target.theirs.userId
}
