import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bringPaperBack } from './bring-paper-back'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

it('mail that comes back brings paper back, once, and keeps why', async () => {
  const { pool, now } = world.context
  const { rows } = await pool.query<{ id: string; email: string }>(
    `select a."Id" as id, c."Email" as email from record."Account" a join record."Contact" c on c."Id" = a."ContactId"
     where a."Paperless__c" and c."Email" is not null and not c."IsEmailBounced" limit 1`,
  )
  const [account] = rows
  await bringPaperBack(world.context, account?.email ?? '', now())
  await bringPaperBack(world.context, account?.email ?? '', now())
  const after = await pool.query(
    `select a."Paperless__c" as paperless, c."IsEmailBounced" as bounced,
       (select count(*)::int from record."Consent__c" s where s."Account__c" = a."Id" and s."Action__c" = 'Withdrawn'
         and s."Consent_Type__c" = 'Paperless' and s."Channel__c" = 'Email') as consents
     from record."Account" a join record."Contact" c on c."Id" = a."ContactId" where a."Id" = $1`,
    [account?.id],
  )
  expect(after.rows).toEqual([{ paperless: false, bounced: true, consents: 1 }])
})
