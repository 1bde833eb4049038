import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer } from '../../../testing/new-customer'
import { watchMails } from '../../../testing/watch-mails'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
  await watchMails(bench)
})
afterAll(() => bench.close())

it.each([
  ['en', 'An update on your Northlamp order'],
  ['es', 'Novedades sobre su pedido de Northlamp'],
] as const)(
  'an identity check that a person finishes is reported by mail in %s, once',
  async (language, subject) => {
    const { engine, pool } = bench.world.context
    const { accountId, email } = await createCustomer(bench, { language })
    const { rows } = await pool.query<{ id: string }>(
      'select "Id" as id from record."Order" where "AccountId" = $1',
      [accountId],
    )
    const stepId = await engine.createRecord(bench.systemViewer, 'WorkStep', {
      fields: { Order__c: rows[0]?.id, Step_Type__c: 'Identity', Responsible__c: 'Provider' },
    })
    await engine.updateRecord(bench.systemViewer, stepId, { fields: { Status: 'In Progress' } })
    expect(await watchMails(bench)).toEqual([])
    const endedAt = bench.world.context.now().toISOString()
    await engine.updateRecord(bench.systemViewer, stepId, {
      fields: { Status: 'Completed', EndTime: endedAt },
    })
    expect((await watchMails(bench)).map((mail) => [mail.to, mail.subject])).toEqual([[email, subject]])
    expect(await watchMails(bench)).toEqual([])
  },
)
