import { defineJob, enqueueJob, type Job, type JobSchedule } from '@porchlight/jobs'
import { toRecordId } from '@porchlight/metadata'
import type { MarketAnswer } from '@porchlight/providers/market'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../../customers/operations/person/field-text'
import { advanceOrder, type OrderCheck } from './advance-order'
import { applyMarketEvent as applyEvent } from './apply-market-answer'

/** The job that takes an order as far as it can go now. */
export const advanceEnrollment = { name: 'advance-enrollment' } as const

/** That job, with the checks of domains that come after this one. */
export function defineAdvanceEnrollment(checks: readonly OrderCheck[]): Job<PortalJobServices> {
  return defineJob<{ readonly orderId: string }, PortalJobServices>({
    name: advanceEnrollment.name,
    run: ({ orderId }, { services, now }) => advanceOrder(services, orderId, now(), checks),
  })
}

/** Writes what a callback of the market said; `answer` is the JSON of a checked `MarketAnswer`. */
export const applyMarketEvent = defineJob<
  { readonly eventId: string; readonly requestId: string; readonly answer: string },
  PortalJobServices
>({
  name: 'apply-market-event',
  run: async ({ eventId, requestId, answer }, { services, now }) => {
    const orderId = toRecordId(requestId)
    if (orderId === null) return
    const event = { eventId, requestId: orderId, answer: JSON.parse(answer) as MarketAnswer }
    await applyEvent(services, event, now())
  },
})

/** How many orders one look takes on; the next look takes the rest. */
const mostOrders = 2_000

/** Looks after every order that is under way: for what the market said, and for what became possible meanwhile. */
export const sweepEnrollments = defineJob<{ readonly scheduledFor: string }, PortalJobServices>({
  name: 'sweep-enrollments',
  run: async ({ scheduledFor }, { services }) => {
    const { engine, systemViewer } = services
    const records = await firstRecords(engine, systemViewer, {
      objectApiName: 'Order',
      selection: { fields: ['Market_Status__c'], optionalFields: [] },
      condition: {
        kind: 'and',
        conditions: [
          {
            kind: 'compare',
            field: 'Market_Status__c',
            operator: 'in',
            value: ['Not_Sent', 'Unavailable', 'Sent', 'Accepted', 'Confirmed'],
          },
          { kind: 'compare', field: 'Status', operator: 'in', value: ['Pending', 'Cancelled'] },
        ],
      },
      orderings: [{ field: 'LastModifiedDate', ascending: true }],
      pageSize: mostOrders,
    })
    for (const order of records) {
      if (fieldText(order, 'Market_Status__c') === null) continue
      await engine.inOneTransaction(async (_engine, connection) => {
        const key = `sweep ${order.id} ${scheduledFor}`
        await enqueueJob(connection, advanceEnrollment.name, { orderId: order.id }, { key })
      })
    }
  },
})

export const enrollmentSchedules: readonly JobSchedule[] = [
  { name: 'sweep-enrollments', cron: '*/2 * * * *', jobName: sweepEnrollments.name },
]
