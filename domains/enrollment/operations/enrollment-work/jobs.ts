import { defineJob, enqueueJob, type Job, type JobSchedule } from '@porchlight/jobs'
import { toRecordId } from '@porchlight/metadata'
import type { MarketAnswer } from '@porchlight/providers/market'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { list } from '@porchlight/server-methods/records/list'
import { orderObject } from '../../objects/order/object'
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

/** Writes the event from a callback of the market; `answer` is the JSON of a validated `MarketAnswer`. */
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

/** Advances every order in progress: applies the market's answers, and takes the steps that have become possible. */
export const sweepEnrollments = defineJob<{ readonly scheduledFor: string }, PortalJobServices>({
  name: 'sweep-enrollments',
  run: async ({ scheduledFor }, { services }) => {
    const { engine, systemViewer } = services
    const orders = await list(engine, systemViewer, orderObject, {
      fields: [],
      where: {
        Market_Status__c: ['Not_Sent', 'Unavailable', 'Sent', 'Accepted', 'Confirmed'],
        Status: ['Pending', 'Cancelled'],
      },
      orderedBy: ['LastModifiedDate'],
      limit: mostOrders,
    })
    for (const { id: orderId } of orders) {
      await engine.inOneTransaction(async (_engine, connection) => {
        const key = `sweep ${orderId} ${scheduledFor}`
        await enqueueJob(connection, advanceEnrollment.name, { orderId }, { key })
      })
    }
  },
})

export const enrollmentSchedules: readonly JobSchedule[] = [
  { name: 'sweep-enrollments', cron: '*/2 * * * *', jobName: sweepEnrollments.name },
]
