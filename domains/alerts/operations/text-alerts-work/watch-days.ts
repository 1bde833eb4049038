import { defineJob, enqueueJob } from '@porchlight/jobs'
import type { Condition } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { everyRecord } from '@porchlight/server-methods/records/every-record'
import { fieldText } from '../../../customers/operations/person/field-text'
import { addDays, localDay } from '../../../customers/rules/calendar-day'
import type { AlertEvent } from './alert-event'
import { sendAlert } from './send-alert'

/** A day that is told of ahead: of which records, and how many days before, the earliest first. */
interface WatchedDay {
  readonly event: AlertEvent
  readonly objectApiName: string
  readonly field: string
  readonly status: readonly [field: string, value: string]
  readonly daysBefore: readonly number[]
}

/**
 * A contract's end is told twice, as letters of it are (`docs/specification/trade.md` section 2.3): a month and
 * two weeks before.
 */
const watchedDays: readonly WatchedDay[] = [
  {
    event: 'payment-due',
    objectApiName: 'Bill__c',
    field: 'Due_Date__c',
    status: ['Status__c', 'Open'],
    daysBefore: [3],
  },
  {
    event: 'contract-end',
    objectApiName: 'Account',
    field: 'Contract_End_Date__c',
    status: ['Status__c', 'Active'],
    daysBefore: [30, 14],
  },
]

/** A morning that was missed is made up for within this many days. */
const madeUpWithin = 2

const pageSize = 2_000

/** Has everyone told of a day that comes near, each once, and of nothing that was missed for long. */
export const watchDays = defineJob<{ readonly scheduledFor: string }, PortalJobServices>({
  name: 'watch-days-for-alerts',
  run: async (_payload, { services, now, signal }) => {
    const today = localDay(now())
    for (const { event, objectApiName, field, status, daysBefore } of watchedDays) {
      for (const days of daysBefore) {
        const last = addDays(today, days)
        const first = addDays(last, -Math.min(madeUpWithin, days))
        const compare = (name: string, operator: 'eq' | 'gte' | 'lte', value: string): Condition => ({
          kind: 'compare',
          field: name,
          operator,
          value,
        })
        const conditions = [
          compare(field, 'gte', first),
          compare(field, 'lte', last),
          compare(status[0], 'eq', status[1]),
        ]
        const near = everyRecord(services.engine, services.systemViewer, {
          objectApiName,
          selection: { fields: [field], optionalFields: [] },
          condition: { kind: 'and', conditions },
          orderings: [{ field: 'CreatedDate', ascending: true }],
          pageSize,
        })
        for await (const record of near) {
          if (signal.aborted) return
          const occasion = `${event} ${record.id} ${fieldText(record, field)} ${days}`
          const payload = { event, recordId: record.id, occasion }
          await enqueueJob(services.pool, sendAlert.name, payload, { key: occasion })
        }
      }
    }
  },
})
