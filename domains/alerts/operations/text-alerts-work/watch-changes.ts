import { defineJob, enqueueJob } from '@porchlight/jobs'
import type { RecordChange } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { followChanges } from '../../../customers/operations/changes/follow-changes'
import { fieldText } from '../../../customers/operations/person/field-text'
import type { AlertEvent } from './alert-event'
import { occasionOf } from './occasion'
import { sendAlert } from './send-alert'

/** Older news are none: whoever was not told for so long has seen it. In milliseconds. */
const changeWindowMs = 3 * 86_400_000

interface Happened {
  readonly event: AlertEvent
  /** What it depends on beside the record; a change that leaves it as it was is told once. */
  readonly mark: string
}

/** What of a record's change is to be told; read from the record as it is now. */
const watched: Readonly<
  Record<
    string,
    {
      readonly fields: readonly string[]
      readonly isMeant: (change: RecordChange) => boolean
      readonly toEvent: (text: (field: string) => string | null) => Happened | null
    }
  >
> = {
  Bill__c: {
    fields: ['Name'],
    isMeant: ({ kind }) => kind === 'create',
    toEvent: () => ({ event: 'bill-ready', mark: 'ready' }),
  },
  Payment__c: {
    fields: ['Status__c', 'Returned_Date__c', 'Regained_Date__c'],
    isMeant: ({ kind, changedFields }) => kind !== 'delete' && changedFields.includes('Status__c'),
    toEvent: (text) => {
      const status = text('Status__c')
      const isBack = text('Returned_Date__c') !== null && text('Regained_Date__c') !== null
      if (status === 'Settled' && isBack) return { event: 'payment-regained', mark: status }
      if (status === 'Settled') return { event: 'payment-received', mark: status }
      if (status === 'Returned' || status === 'Declined') return { event: 'payment-returned', mark: status }
      return null
    },
  },
  Order: {
    fields: ['Stage__c', 'Status', 'Market_Status__c'],
    isMeant: ({ kind, changedFields }) =>
      kind === 'update' &&
      ['Stage__c', 'Status', 'Market_Status__c'].some((field) => changedFields.includes(field)),
    toEvent: (text) => {
      const market = text('Market_Status__c')
      // What the customer does at the portal, and our own asking of the market, is no news.
      if (market === 'Not_Sent' || market === 'Unavailable' || market === 'Sent' || market === 'Accepted') {
        return null
      }
      return { event: 'enrollment-news', mark: `${text('Stage__c')} ${text('Status')} ${market}` }
    },
  },
}

/** Looks through what was written since the last look and has the alerts of it sent, each once. */
export const watchChanges = defineJob<{ readonly scheduledFor: string }, PortalJobServices>({
  name: 'watch-changes-for-alerts',
  run: async (_payload, { services, now, signal }) => {
    const { pool, engine, systemViewer } = services
    await followChanges(services, { reader: 'text-alerts', signal }, async (change) => {
      const watch = watched[change.objectApiName]
      const isOld = now().getTime() - Date.parse(change.occurredAt) > changeWindowMs
      if (watch === undefined || isOld || !watch.isMeant(change)) return
      const record = await engine.readRecord(systemViewer, change.recordId, {
        fields: watch.fields,
        optionalFields: [],
      })
      const happened = record === null ? null : watch.toEvent((field) => fieldText(record, field))
      if (happened === null) return
      const occasion = occasionOf(happened.event, change.recordId, happened.mark)
      const payload = { event: happened.event, recordId: change.recordId, occasion }
      await enqueueJob(pool, sendAlert.name, payload, { key: occasion })
    })
  },
})
