import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer } from '../../testing/new-customer'
import { readAuthorization } from './read-authorization'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

it('an authorisation is read with its text, and is null without a consent, of an unknown one and of one without a text', async () => {
  const { engine, systemViewer, pool } = world.context
  const { contactId } = await createCustomer({ world, systemViewer })
  const consent = (fields: Readonly<Record<string, unknown>>) =>
    engine.createRecord(systemViewer, 'Consent__c', {
      fields: {
        Contact__c: contactId,
        Consent_Type__c: 'Autopay_Card',
        Action__c: 'Given',
        Given_At__c: '2026-11-20T18:00:00.000Z',
        Channel__c: 'Portal',
        Text_Version__c: 'autopay-2026-11',
        Text_Language__c: 'en',
        ...fields,
      },
    })
  const read = (consentId: string | null) => readAuthorization(world.context, consentId)
  const consentId = await consent({ Consent_Text__c: 'I authorize the debits.' })
  expect(await read(consentId)).toMatchObject({
    text: 'I authorize the debits.',
    version: 'autopay-2026-11',
    language: 'en',
  })
  const untold = await consent({})
  await pool.query('select 1 from record."Consent__c" where "Id" = $1 and "Consent_Text__c" is null', [
    untold,
  ])
  expect([await read(null), await read('a0C000000000009AAA'), await read(untold)]).toEqual([null, null, null])
})
