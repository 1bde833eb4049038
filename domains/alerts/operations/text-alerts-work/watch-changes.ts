import { defineJob, enqueueJob } from '@porchlight/jobs'
import type { FieldPath, ObjectDeclaration, TypedRecord } from '@porchlight/metadata'
import type { RecordChange } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { followChanges } from '../../../customers/operations/changes/follow-changes'
import { billObject } from '../../../energy/objects/bill/object'
import { orderObject } from '../../../enrollment/objects/order/object'
import { paymentObject } from '../../../payments/objects/payment/object'
import type { AlertEvent } from './alert-event'
import { occasionOf } from './occasion'
import { sendAlert } from './send-alert'

/** Older changes are not alerted: after this long the customer has seen them. In milliseconds. */
const changeWindowMs = 3 * 86_400_000

interface Happened {
  readonly event: AlertEvent
  /** What it depends on besides the record; a change that leaves it as it was is alerted once. */
  readonly mark: string
}

/** What of a change of `object` is to be alerted, read from the record as it is now; null for nothing. */
function watch<Object extends ObjectDeclaration, const Path extends FieldPath<Object>>(
  object: Object,
  isMeant: (change: RecordChange) => boolean,
  fields: readonly Path[],
  toEvent: (record: TypedRecord<Object, Path>) => Happened | null,
) {
  return async ({ engine, systemViewer }: PortalJobServices, change: RecordChange) => {
    if (change.objectApiName !== object.apiName || !isMeant(change)) return null
    const record = await read(engine, systemViewer, object, change.recordId, fields)
    return record === null ? null : toEvent(record)
  }
}

const orderFields = ['Stage__c', 'Status', 'Market_Status__c'] as const

const watches = [
  watch(
    billObject,
    ({ kind }) => kind === 'create',
    [],
    () => ({ event: 'bill-ready', mark: 'ready' }),
  ),
  watch(
    paymentObject,
    ({ kind, changedFields }) => kind !== 'delete' && changedFields.includes('Status__c'),
    ['Status__c', 'Returned_Date__c', 'Regained_Date__c'],
    ({ Status__c: status, Returned_Date__c: returned, Regained_Date__c: regained }) => {
      const isBack = returned !== null && regained !== null
      if (status === 'Settled' && isBack) return { event: 'payment-regained', mark: status }
      if (status === 'Settled') return { event: 'payment-received', mark: status }
      if (status === 'Returned' || status === 'Declined') return { event: 'payment-returned', mark: status }
      return null
    },
  ),
  watch(
    orderObject,
    ({ kind, changedFields }) =>
      kind === 'update' && orderFields.some((field) => changedFields.includes(field)),
    orderFields,
    ({ Stage__c: stage, Status: status, Market_Status__c: market }) => {
      // What the customer does in the portal, and our own requests to the market, need no alert.
      if (market === 'Not_Sent' || market === 'Unavailable' || market === 'Sent' || market === 'Accepted') {
        return null
      }
      return { event: 'enrollment-news', mark: `${stage} ${status} ${market}` }
    },
  ),
]

/** Reads the changes written since the last run and requests their alerts, each once. */
export const watchChanges = defineJob<{ readonly scheduledFor: string }, PortalJobServices>({
  name: 'watch-changes-for-alerts',
  run: async (_payload, { services, now, signal }) => {
    await followChanges(services, { reader: 'text-alerts', signal }, async (change) => {
      if (now().getTime() - Date.parse(change.occurredAt) > changeWindowMs) return
      for (const happenedIn of watches) {
        const happened = await happenedIn(services, change)
        if (happened === null) continue
        const occasion = occasionOf(happened.event, change.recordId, happened.mark)
        const payload = { event: happened.event, recordId: change.recordId, occasion }
        await enqueueJob(services.pool, sendAlert.name, payload, { key: occasion })
      }
    })
  },
})
