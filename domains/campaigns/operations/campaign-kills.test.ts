import { inSweep } from '@porchlight/test-kit/sweep'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { campaignBench } from '../../testing/campaign-bench'
import { jobContext } from '../../testing/job-context'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { createCustomer } from '../../testing/new-customer'
import { takeQueued } from '../../testing/take-queued'
import { sendCampaigns } from './send-campaigns'
import { sendPiece } from './send-piece'

const zip = '79936'
const people = 9

let bench: MethodBench
const campaigns = campaignBench(() => bench)
const emails: string[] = []

beforeAll(async () => {
  bench = await openMethodBench()
  for (let number = 0; number < people; number += 1) {
    const { accountId, email } = await createCustomer(bench, { isImported: true })
    emails.push(email ?? '')
    await bench.world.context.pool.query(
      'update record."Account" set "Service_Postal_Code__c" = $2 where "Id" = $1',
      [accountId, zip],
    )
  }
})
afterAll(() => bench.close())

const happenings = ['minute', 'two servers', 'messages', 'messages twice', 'kill', 'pause', 'resume'] as const

/** A pace at which a campaign takes several minutes. */
const campaignLimits = { perMinute: 4 }

async function happen(step: (typeof happenings)[number], id: string, afterStatements: number): Promise<void> {
  switch (step) {
    case 'minute':
      bench.world.advance(60_000)
      bench.waiting.push({ jobName: sendCampaigns.name, payload: {} })
      await bench.runJobs({ with: { campaignLimits } })
      return
    case 'two servers': {
      bench.world.advance(60_000)
      const services = { ...bench.services, campaignLimits }
      const server = () => sendCampaigns.run({}, jobContext(services, { now: services.now }))
      await Promise.all([server(), server(), sendPiece(services, id, services.now())])
      return
    }
    case 'messages':
    case 'messages twice':
      await takeQueued(bench, 'send-campaign-message')
      await bench.runJobs({ attempts: step === 'messages' ? 1 : 2, with: { campaignLimits } })
      return
    case 'kill':
      // The next work dies after so many statements, and the process that follows does it again.
      bench.process.crashAfter(afterStatements)
      return
    case 'pause':
    case 'resume':
      bench.process.crashAfter(null)
      await campaigns.move(id, step)
  }
}

it('nobody gets a campaign twice or is forgotten, whatever dies, pauses or runs beside it', async () => {
  const steps = fc.array(fc.constantFrom(...happenings), { minLength: 4, maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 40 }), async (walk, afterStatements) => {
      const id = await campaigns.draft({ Only_Zip_Codes__c: zip })
      await campaigns.approve(id)
      const before = bench.mails.length
      for (const step of walk) await happen(step, id, afterStatements)
      bench.process.crashAfter(null)
      await campaigns.move(id, 'resume')
      for (let minute = 0; minute < 6; minute += 1) {
        await happen('minute', id, 0)
        await happen('messages', id, 0)
      }
      const sent = bench.mails.slice(before)
      // What a mail server is handed again after a crash has the key that it knows the message by.
      const keys = new Map(sent.map(({ to, idempotencyKey }) => [idempotencyKey, to]))
      expect([...keys.values()].toSorted()).toEqual(emails.toSorted())
      const { rows } = await bench.world.context.pool.query<{ count: number }>(
        `select count(*)::int as count from record."Sent_Message__c"
         where "Idempotency_Key__c" like $1 and "Outcome__c" = 'Sent'`,
        [`%${id}%`],
      )
      expect(rows[0]?.count).toBe(people)
      const { status, progress } = await campaigns.overview(id)
      expect([status, progress]).toEqual(['Sent', { customers: people, sent: people, leftOut: 0, open: 0 }])
    }),
    { numRuns: inSweep(60, { otherwise: 6 }), seed: 4711 },
  )
})
