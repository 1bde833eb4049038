import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import { orderObject } from '../objects/order/object'
import { mostUrgentFirst } from './most-urgent-first'

/** More orders than one customer has. */
const mostOrders = 100

/** The orders of the customer who is signed in, the most urgent first; none for everybody else. */
export async function readOwnOrders({ engine, viewer }: MethodContext) {
  if (viewer.class !== 'customer') return []
  const records = await list(engine, viewer, orderObject, {
    fields: ['Service_Street__c', 'Status', 'Requested_Start_Date__c', 'Confirmed_Start_Date__c'],
    orderedBy: ['-CreatedDate'],
    limit: mostOrders,
  })
  return mostUrgentFirst(
    records.map((record) => ({
      orderId: record.id,
      street: record.Service_Street__c,
      status: record.Status,
      startDate: record.Confirmed_Start_Date__c ?? record.Requested_Start_Date__c,
    })),
  )
}
