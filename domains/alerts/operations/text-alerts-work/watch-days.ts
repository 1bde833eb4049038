import { defineJob, enqueueJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { listEvery } from '@porchlight/server-methods/records/list'
import { accountObject } from '../../../customers/objects/account/object'
import { addDays, localDay } from '../../../customers/rules/calendar-day'
import { billObject } from '../../../energy/objects/bill/object'
import type { AlertEvent } from './alert-event'
import { sendAlert } from './send-alert'

/** A day that is told of ahead: of which records, and how many days before, the earliest first. */
interface WatchedDay {
  readonly event: AlertEvent
  readonly daysBefore: readonly number[]
  /** The records whose day is within `days`, with that day. */
  readonly near: (services: PortalJobServices, days: Days) => AsyncIterable<Near>
}

interface Days {
  readonly gte: string
  readonly lte: string
}

interface Near {
  readonly recordId: string
  readonly day: string | null
}

/**
 * A contract's end is told twice, as letters of it are (`docs/specification/trade.md` section 2.3): a month and
 * two weeks before.
 */
const watchedDays: readonly WatchedDay[] = [
  { event: 'payment-due', daysBefore: [3], near: billsDue },
  { event: 'contract-end', daysBefore: [30, 14], near: contractsEnding },
]

async function* billsDue({ engine, systemViewer }: PortalJobServices, days: Days): AsyncGenerator<Near> {
  const bills = listEvery(engine, systemViewer, billObject, {
    fields: ['Due_Date__c'],
    where: { Due_Date__c: days, Status__c: 'Open' },
    orderedBy: ['CreatedDate'],
    pageSize,
  })
  for await (const { id, Due_Date__c } of bills) yield { recordId: id, day: Due_Date__c }
}

async function* contractsEnding(
  { engine, systemViewer }: PortalJobServices,
  days: Days,
): AsyncGenerator<Near> {
  const accounts = listEvery(engine, systemViewer, accountObject, {
    fields: ['Contract_End_Date__c'],
    where: { Contract_End_Date__c: days, Status__c: 'Active' },
    orderedBy: ['CreatedDate'],
    pageSize,
  })
  for await (const { id, Contract_End_Date__c } of accounts) yield { recordId: id, day: Contract_End_Date__c }
}

/** A morning that was missed is made up for within this many days. */
const madeUpWithin = 2

const pageSize = 2_000

/** Has everyone told of a day that comes near, each once, and of nothing that was missed for long. */
export const watchDays = defineJob<{ readonly scheduledFor: string }, PortalJobServices>({
  name: 'watch-days-for-alerts',
  run: async (_payload, { services, now, signal }) => {
    const today = localDay(now())
    for (const { event, daysBefore, near } of watchedDays) {
      for (const days of daysBefore) {
        const last = addDays(today, days)
        const first = addDays(last, -Math.min(madeUpWithin, days))
        for await (const { recordId, day } of near(services, { gte: first, lte: last })) {
          if (signal.aborted) return
          const occasion = `${event} ${recordId} ${day} ${days}`
          const payload = { event, recordId, occasion }
          await enqueueJob(services.pool, sendAlert.name, payload, { key: occasion })
        }
      }
    }
  },
})
