import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, nameOf, openAbuseWorld, withHole } from './abuse-world'
import { idParameters, sendAs, visibleOf } from './id-parameters'
import { type MethodParameter, methodParametersOf } from './method-parameters'
import { type OwnedRecord, recordsOf, unknownIdLike } from './owned-records'
import { asSystem, everybodyIsSystem } from './planted-engines'
import { twinIt } from './twin-it'

let world: AbuseWorld
let methodParameters: readonly MethodParameter[]
let advisor: string

beforeAll(async () => {
  world = await openAbuseWorld()
  methodParameters = await methodParametersOf(world)
  advisor = await world.world.tokenOf('advisor.first@example.com')
})
afterAll(() => world.world.close())

describe('A04: an id of somebody else', () => {
  it('stands in more than 45 places of more than 25 calls, which this check tries', () => {
    expect(idParameters.length).toBeGreaterThan(45)
    expect(new Set(idParameters.map(({ contract }) => nameOf(contract))).size).toBeGreaterThan(25)
    expect(methodParameters.map(({ name }) => name)).toContainEqual(expect.stringContaining('getUtilityInfo'))
  })

  it('is answered byte for byte like an id that nothing has, by every call, and changes nothing', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt.each([
    [['readRecord'], /^customer GET .*\/records\/\{recordId\}/],
    [['visibleRecordIds'], /^customer GET .*\/record-avatars\/batch\//],
    [['countRecords', 'visibleRecordIds'], /^customer GET .*\/related-list-count\//],
    [['listRecords', 'visibleRecordIds'], /^customer GET .*\/related-list-records\//],
  ] as const)('is reported by this check when %s of the engine forgets who asks', async (names, leak) => {
    const planted = await withHole(world, { context: (real) => asSystem(real, ...names) })
    expect(await findLeaks(planted, ['Account', 'Case'])).toContainEqual(expect.stringMatching(leak))
  })

  twinIt('is reported by this check when the engine forgets who asks', async () => {
    const leaks = await findLeaks(await withHole(world, { context: everybodyIsSystem }))
    for (const leak of [
      /^customer PATCH .*\/records\/\{recordId\}/,
      /^customer DELETE .*\/records\/\{recordId\}/,
      /^customer POST .*\/records\/batch/,
      /^customer POST .*\/perform-quick-action\//,
      /^customer POST .*\/content-versions/,
      /^customer GET .*\/record-ui\//,
      /^customer GET .*\/template\/clone\//,
      /^customer .*getUtilityInfo/,
      /^advisor GET .*\/records\/\{recordId\}.* Account/,
      /was written$/,
    ]) {
      expect(leaks).toContainEqual(expect.stringMatching(leak))
    }
  })
})

/**
 * Tries every id parameter with records of another customer and with nonexistent ids; as a customer, and as an advisor
 * of a brand other than the records'. `only`: the objects to try, where all would take long.
 */
async function findLeaks(target: AbuseWorld, only?: readonly string[]): Promise<readonly string[]> {
  const leaks: string[] = []
  const { pool } = target.context
  const own = await recordsOf(pool, target.mine)
  const foreign = (await recordsOf(pool, target.theirs)).filter(
    ({ objectApiName }) => only?.includes(objectApiName) !== false,
  )
  if (only === undefined) expect(foreign.length).toBeGreaterThan(15)
  const before = await stateOf(target, foreign)
  const attackers = { customer: bearer(target.token), advisor: bearer(advisor) }
  for (const parameter of [...methodParameters, ...idParameters]) {
    for (const record of foreign) {
      // Ids of objects that a body is not meant for are rejected before their ownership is checked.
      const isMeant = record.objectApiName === parameter.objectApiName || parameter.name.includes('ecordId')
      if (!isMeant) continue
      for (const [attacker, headers] of Object.entries(attackers)) {
        const sendRequest = async (id: string) =>
          visibleOf(await sendAs(target, parameter.request(id, own), headers), id)
        const ofForeign = await sendRequest(record.id)
        if (ofForeign === (await sendRequest(unknownIdLike(record.id)))) continue
        leaks.push(`${attacker} ${parameter.name} ${record.objectApiName} ${ofForeign.slice(0, 120)}`)
      }
    }
  }
  const after = await stateOf(target, foreign)
  leaks.push(
    ...foreign.filter((_, index) => before[index] !== after[index]).map(({ id }) => `${id} was written`),
  )
  return leaks
}

async function stateOf(target: AbuseWorld, records: readonly OwnedRecord[]): Promise<readonly string[]> {
  return await Promise.all(
    records.map(async ({ objectApiName, id }) => {
      const statement = `select r::text as row from record."${objectApiName}" r where "Id" = $1`
      const { rows } = await target.context.pool.query<{ row: string }>(statement, [id])
      return rows[0]?.row ?? 'gone'
    }),
  )
}
