import { defineWalk, enqueueJob, type Job } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { read } from '@porchlight/server-methods/records/read'
import { accountObject } from '../../../customers/objects/account/object'
import { addDays, localDay } from '../../../customers/rules/calendar-day'
import { billObject } from '../../../energy/objects/bill/object'
import type { AlertEvent } from './alert-event'
import { sendAlert } from './send-alert'

/** A day that customers are notified of ahead: of which records, and how many days before, the earliest first. */
interface WatchedDay {
  readonly name: string
  readonly event: AlertEvent
  readonly daysBefore: readonly number[]
  /** The next records whose day is within `days`. */
  readonly near: (
    services: PortalJobServices,
    days: Days,
    after: string,
    limit: number,
  ) => Promise<readonly string[]>
  readonly dayOf: (services: PortalJobServices, recordId: string) => Promise<string | null>
}

interface Days {
  readonly gte: string
  readonly lte: string
}

/** A missed morning is caught up on within this many days. */
const madeUpWithin = 2

/** Has everyone notified of a day that comes near, each once, and of nothing that was missed for long. */
function watchDay({ name, event, daysBefore, near, dayOf }: WatchedDay): Job<PortalJobServices> {
  const spans = (today: string) =>
    daysBefore.map((days) => {
      const lte = addDays(today, days)
      return { days, gte: addDays(lte, -Math.min(madeUpWithin, days)), lte }
    })
  return defineWalk<PortalJobServices>({
    name,
    rowsAfter: ({ services, now }, after, limit) => {
      const bounds = spans(localDay(now()))
        .flatMap(({ gte, lte }) => [gte, lte])
        .sort()
      const [gte = '', lte = ''] = [bounds.at(0), bounds.at(-1)]
      return near(services, { gte, lte }, after, limit)
    },
    work: async ({ services, now }, recordId) => {
      const day = await dayOf(services, recordId)
      for (const { days, gte, lte } of spans(localDay(now()))) {
        if (day === null || day < gte || day > lte) continue
        const occasion = `${event} ${recordId} ${day} ${days}`
        await enqueueJob(services.pool, sendAlert.name, { event, recordId, occasion }, { key: occasion })
      }
    },
  })
}

export const watchDueDates = watchDay({
  name: 'watch-days-for-alerts',
  event: 'payment-due',
  daysBefore: [3],
  near: ({ engine, systemViewer }, days, after, limit) =>
    keysAfter(engine, systemViewer, billObject, {
      where: { Due_Date__c: days, Status__c: 'Open' },
      after,
      limit,
    }),
  dayOf: async ({ engine, systemViewer }, billId) =>
    (await read(engine, systemViewer, billObject, billId, ['Due_Date__c']))?.Due_Date__c ?? null,
})

/**
 * Customers are notified of a contract's end twice, as they are by letters (`docs/specification/trade.md` section 2.3):
 * a month and two weeks before.
 */
export const watchContractEnds = watchDay({
  name: 'watch-contract-ends-for-alerts',
  event: 'contract-end',
  daysBefore: [30, 14],
  near: ({ engine, systemViewer }, days, after, limit) =>
    keysAfter(engine, systemViewer, accountObject, {
      where: { Contract_End_Date__c: days, Status__c: 'Active' },
      after,
      limit,
    }),
  dayOf: async ({ engine, systemViewer }, accountId) =>
    (await read(engine, systemViewer, accountObject, accountId, ['Contract_End_Date__c']))
      ?.Contract_End_Date__c ?? null,
})
