import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { enqueueJob } from '@porchlight/jobs'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentDays, signUpDays } from '../../facts/retention-days'
import { deleteOldDocuments } from './delete-old-documents'
import { deleteOldSignUps } from './delete-old-sign-ups'

const dayMs = 86_400_000

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld({ background: true, demoFiles: true })
})
afterAll(() => world.close())

const rowsOf = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
  (await world.context.pool.query<Row>(text, [...values])).rows

async function run(name: string): Promise<void> {
  await enqueueJob(world.context.pool, name, {})
  await world.background?.idle()
}

const daysAgo = (days: number) => new Date(world.context.now().getTime() - days * dayMs)

describe('what is stored for a time', () => {
  it('sign-ups go when nobody typed into them for so long, and no day earlier', async () => {
    const leads = await rowsOf<{ id: string }>('select "Id" as id from record."Lead" order by 1')
    const [old, younger, ...others] = leads.map(({ id }) => id)
    expect(others.length).toBeGreaterThan(0)
    await rowsOf('update record."Lead" set "LastModifiedDate" = $1', [daysAgo(1)])
    const date = (id: string | undefined, days: number) =>
      rowsOf('update record."Lead" set "LastModifiedDate" = $2 where "Id" = $1', [id, daysAgo(days)])
    await date(old, signUpDays + 1)
    await date(younger, signUpDays - 1)
    await run(deleteOldSignUps.name)
    const left = await rowsOf<{ id: string }>('select "Id" as id from record."Lead" order by 1')
    expect(left.map(({ id }) => id)).toEqual([younger, ...others].toSorted())
  })

  it('files of decided documents go with their bytes, and the decision stays', async () => {
    const filesOf = (status: string) =>
      rowsOf<{ key: string; requirementId: string }>(
        `select v."Storage_Key__c" as key, r."Id" as "requirementId" from record."Document_Requirement__c" r
         join record."ContentDocumentLink" l on l."Document_Requirement__c" = r."Id"
         join record."ContentVersion" v on v."ContentDocumentId" = l."ContentDocumentId"
         where r."Status__c" = $1 order by 2, 1`,
        [status],
      )
    const stored = async () => {
      const folder = join(world.context.settings.dataDir, 'files')
      return (await readdir(folder, { recursive: true })).filter(
        (path) => path.includes('-') || path.length > 20,
      )
    }
    const isStored = async (key: string) => (await stored()).some((path) => path.endsWith(key))
    const accepted = await filesOf('Accepted')
    const [old, younger] = [...new Set(accepted.map(({ requirementId }) => requirementId))]
    const [waiting] = await filesOf('Checking')
    const receive = (id: string | undefined, days: number) =>
      rowsOf(
        'update record."Document_Requirement__c" set "Received_Date__c" = $2::timestamptz::date where "Id" = $1',
        [id, daysAgo(days)],
      )
    await rowsOf('update record."Document_Requirement__c" set "Received_Date__c" = $1::timestamptz::date', [
      daysAgo(1),
    ])
    await receive(old, documentDays + 2)
    await receive(younger, documentDays - 2)
    await receive(waiting?.requirementId, documentDays + 2)
    const keysOf = (id: string | undefined) =>
      accepted.filter(({ requirementId }) => requirementId === id).map(({ key }) => key)
    const [oldKey = ''] = keysOf(old)
    const [youngerKey = ''] = keysOf(younger)
    expect([await isStored(oldKey), await isStored(youngerKey)]).toEqual([true, true])

    await run(deleteOldDocuments.name)
    const left = await filesOf('Accepted')
    expect(left).toEqual(accepted.filter(({ requirementId }) => requirementId !== old))
    expect([await isStored(oldKey), await isStored(youngerKey)]).toEqual([false, true])
    expect((await filesOf('Checking'))[0]).toEqual(waiting)
    const status = await rowsOf(
      'select "Status__c" as status from record."Document_Requirement__c" where "Id" = $1',
      [old],
    )
    expect(status).toEqual([{ status: 'Accepted' }])
    await run(deleteOldDocuments.name)
    expect(await filesOf('Accepted')).toEqual(left)
  })
})
