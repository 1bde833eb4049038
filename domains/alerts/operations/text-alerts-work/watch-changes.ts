import { defineJob, enqueueJob } from '@porchlight/jobs'
import { currentChangePosition, type RecordChange, readChanges } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { fieldText } from '../../../customers/operations/person/field-text'
import type { AlertEvent } from './alert-event'
import { occasionOf } from './occasion'
import { sendAlert } from './send-alert'

/** Who reads the feed; one position for all processes. */
const reader = 'text-alerts'

/** How many changes one look takes on; it goes on at once while there are more. */
const pageSize = 1_000

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

/**
 * Looks through what was written since the last look and has the alerts of it sent, each once. The first look of an
 * installation begins at the present: nobody is told of the past.
 */
export const watchChanges = defineJob<{ readonly scheduledFor: string }, PortalJobServices>({
  name: 'watch-changes-for-alerts',
  run: async (_payload, { services, now, signal }) => {
    const { pool, engine, systemViewer } = services
    for (let isMore = true; isMore && !signal.aborted; ) {
      const { rows } = await pool.query<{ position: string }>(
        `insert into texts.feed_position (reader, position) values ($1, $2)
         on conflict (reader) do update set position = feed_position.position returning position`,
        [reader, await currentChangePosition(pool)],
      )
      const page = await readChanges(pool, { after: rows[0]?.position ?? '', limit: pageSize })
      for (const change of page.changes) {
        const watch = watched[change.objectApiName]
        const isOld = now().getTime() - Date.parse(change.occurredAt) > changeWindowMs
        if (watch === undefined || isOld || !watch.isMeant(change)) continue
        const record = await engine.readRecord(systemViewer, change.recordId, {
          fields: watch.fields,
          optionalFields: [],
        })
        const happened = record === null ? null : watch.toEvent((field) => fieldText(record, field))
        if (happened === null) continue
        const occasion = occasionOf(happened.event, change.recordId, happened.mark)
        const payload = { event: happened.event, recordId: change.recordId, occasion }
        await enqueueJob(pool, sendAlert.name, payload, { key: occasion })
      }
      await pool.query('update texts.feed_position set position = $2 where reader = $1', [
        reader,
        page.position,
      ])
      isMore = page.changes.length === pageSize
    }
  },
})
