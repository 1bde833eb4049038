import { expect, test } from 'vitest'
import { getThing, updateThing } from '../test-world/test-adapters'
import { firstId, makeFamily, secondId } from '../test-world/test-world'

const all = { id: secondId, fields: ['Name', 'Color'] }

test('a record that an answer carried whole is shown as it came, frozen, until something of it changes', async () => {
  const { dataService } = makeFamily()
  const before = await dataService.read(getThing, all)
  if (!('data' in before)) throw new TypeError(`expected data, got ${before.state}`)
  expect(Object.isFrozen(before.data)).toBe(true)
  expect(Object.isFrozen(before.data.fields.Name)).toBe(true)
  expect(await dataService.read(getThing, { id: secondId, fields: ['Name'] })).toMatchObject({
    data: { fields: { Name: { value: 'parent' } } },
  })

  await dataService.write(updateThing, { id: secondId, fields: { Name: 'renamed' } })
  expect(before.data.fields.Name?.value).toBe('parent')
  expect(await dataService.read(getThing, all)).toMatchObject({
    data: { fields: { Name: { value: 'renamed' }, Color: { value: 'red' } } },
  })
})

test('the fields of a whole record travel once', async () => {
  const { dataService } = makeFamily()
  await dataService.read(getThing, all)
  await dataService.read(getThing, { id: firstId, fields: ['Name'] })
  const state = JSON.stringify(dataService.serialise())
  expect(state.match(/"parent"/g)).toHaveLength(1)
})
