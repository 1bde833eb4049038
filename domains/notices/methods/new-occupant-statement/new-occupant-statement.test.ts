import { readPdf } from '@porchlight/test-kit/pdf'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statementLabels } from './labels'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

it.each(['en', 'es'] as const)(
  'the statement in %s is tagged text with what is known and lines to write on',
  async (language) => {
    const { rows } = await world.context.pool.query<{
      id: string
      username: string
      number: string
      street: string
    }>(
      `select o."Id" as id, u."Username" as username, o."Confirmation_Number__c" as number, o."Service_Street__c" as street
     from record."Order" o join record."Account" a on a."Id" = o."AccountId"
     join record."User" u on u."ContactId" = a."ContactId" where u."Username" = 'dana.whitcombe@example.com' limit 1`,
    )
    const [order] = rows
    const answer = await world.app.inject({
      url: '/lwr/apex/v65.0/CustomerPortalDocumentController/newOccupantStatement',
      query: { orderId: order?.id ?? '', language },
      headers: { authorization: `Bearer ${await world.tokenOf(order?.username ?? '')}` },
    })
    expect(answer.statusCode).toBe(200)
    const { text, title, pages, language: reported, tags } = await readPdf(answer.rawPayload)
    expect([title, pages, reported]).toEqual([
      statementLabels.title[language],
      1,
      language === 'es' ? 'es-US' : 'en-US',
    ])
    for (const words of ['Dana Whitcombe', order?.number ?? '?', order?.street ?? '?'])
      expect(text).toContain(words)
    for (const key of ['statement', 'with', 'signature', 'date'] as const) {
      expect(text).toContain(statementLabels[key][language])
    }
    expect(tags).toEqual(expect.arrayContaining(['Document', 'H1', 'P']))
  },
)
