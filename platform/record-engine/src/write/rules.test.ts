import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, errorOf, openTestWorld, type TestWorld, testId } from '../testing/test-world'

const contactId = testId('003', 1)

describe('a required field', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
    await world.load([{ objectApiName: 'Contact', id: contactId, fields: { LastName: 'Marsh' } }])
    await world.pool.query('update record."Contact" set "LastName" = null')
  })
  afterAll(() => world.close())

  const update = (fields: Record<string, unknown>) => world.engine.updateRecord(admin, contactId, { fields })

  it('is demanded of what a change touches: a record from before it was required stays editable', async () => {
    await update({ FirstName: 'Ada' })
    expect(await errorOf(update({ LastName: null }))).toMatchObject({
      key: 'requiredFieldMissing',
      fieldErrors: [{ field: 'LastName' }],
    })
  })
})
