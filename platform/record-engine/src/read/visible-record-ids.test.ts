import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSample } from '../testing/sample-world'
import { admin, advisor, customer, guest, openTestWorld, type TestWorld } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await openTestWorld()
})
afterAll(() => world.close())

it('gives exactly the ids whose records the same viewer can read, of all objects at once', async () => {
  const records = await loadSample(world, 3)
  const ids = [...records.map((record) => record.id), '001000000000000AAA', 'zzz000000000000AAA']
  for (const viewer of [guest, customer(1), customer(2), advisor('first'), admin]) {
    const found = await world.engine.readRecords(viewer, ids, { fields: [], optionalFields: [] })
    const readable = found.flatMap((record) => (record === null ? [] : [record.id]))
    const visible = await world.engine.visibleRecordIds(viewer, [...ids, ...ids])
    expect([...visible].sort()).toEqual([...readable].sort())
    const audiences = await world.engine.readAudiences([...ids, ...ids])
    const reached = audiences.filter(({ isReachedBy }) => isReachedBy(viewer))
    expect(reached.map(({ id }) => id).sort()).toEqual([...readable].sort())
    const versionOf = new Map(found.flatMap((record) => (record === null ? [] : [[record.id, record]])))
    for (const { id, apiName, weakEtag } of reached) {
      expect({ apiName, weakEtag }).toEqual({
        apiName: versionOf.get(id)?.apiName,
        weakEtag: versionOf.get(id)?.weakEtag,
      })
    }
  }
  expect((await world.engine.visibleRecordIds(admin, ids)).size).toBe(records.length)
})
