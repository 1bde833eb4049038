import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { localDay } from '../../../customers/rules/calendar-day'
import { orderObject } from '../../../enrollment/objects/order/object'
import { type EnrollmentStage, enrollmentName } from '../../facts/enrollment-stages'
import { storedDays } from '../../facts/figure-days'
import { measured } from '../../rules/tally'
import { type Counter, languageOf, nextOf } from './counter'
import { momentsOf } from './moments-of-days'

/** Longer waits for service count as this many days. */
const mostDays = 180
const dayMs = 86_400_000

/** Why the utility refuses an order; every other order that ends is cancelled, by the customer or for a step left open. */
const rejections: ReadonlySet<string> = new Set(['Invalid_Service_Point', 'Not_First_In'])

/**
 * Counts orders of people who begin service, by the stage that they reached. Those of customers who move are not
 * included.
 */
export const orderCounter: Counter = {
  name: 'orders',
  daysBack: storedDays,
  objectApiName: orderObject.apiName,
  dayOf: async ({ engine, systemViewer }, recordId) => {
    const order = await read(engine, systemViewer, orderObject, recordId, ['CreatedDate'])
    return order === null ? null : localDay(new Date(order.CreatedDate))
  },
  take: async ({ engine, systemViewer }, { firstDay, lastDay, after, limit }) => {
    const orders = await list(engine, systemViewer, orderObject, {
      fields: [
        'CreatedDate',
        'Status',
        'Stage__c',
        'Cancellation_Reason__c',
        'Confirmed_Start_Date__c',
        'Account.Account_Brand__c',
        'Account.Contact.Preferred_Language__c',
      ],
      where: {
        CreatedDate: momentsOf({ firstDay, lastDay }),
        Case_Type__c: ['Move_In', 'Switch'],
        Move_Stop__c: null,
        ...(after === '' ? {} : { Id: { gt: after } }),
      },
      orderedBy: ['Id'],
      limit,
    })
    return {
      next: nextOf(orders, limit),
      records: orders.map((order) => ({
        id: order.id,
        day: localDay(new Date(order.CreatedDate)),
        brand: order['Account.Account_Brand__c'] ?? '',
        language: languageOf(order['Account.Contact.Preferred_Language__c']),
        names: namesOf(order),
      })),
    }
  },
}

interface CountedOrder {
  readonly CreatedDate: string
  readonly Status: string
  readonly Stage__c: string
  readonly Cancellation_Reason__c: string | null
  readonly Confirmed_Start_Date__c: string | null
}

function namesOf(order: CountedOrder): readonly string[] {
  const { Status: status, Stage__c: stage, Confirmed_Start_Date__c: start } = order
  if (status === 'Active' || status === 'Closed') {
    const began = localDay(new Date(order.CreatedDate))
    const name = enrollmentName('started', 'underWay')
    if (start === null) return [name]
    return [name, measured('days', (Date.parse(start) - Date.parse(began)) / dayMs, mostDays)]
  }
  const reached: EnrollmentStage = stage === 'Submission' ? 'submitted' : 'processing'
  if (status !== 'Cancelled') return [enrollmentName(reached, 'underWay')]
  const isRejected = rejections.has(order.Cancellation_Reason__c ?? '')
  return [enrollmentName(reached, isRejected ? 'rejected' : 'cancelled')]
}
