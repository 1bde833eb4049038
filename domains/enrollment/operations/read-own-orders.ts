import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../customers/operations/person/field-text'
import { mostUrgentFirst } from './most-urgent-first'

/** More orders than one customer has. */
const mostOrders = 100

/** The orders of the customer who is signed in, the most urgent first; none for everybody else. */
export async function readOwnOrders({ engine, viewer }: MethodContext) {
  if (viewer.class !== 'customer') return []
  const records = await firstRecords(engine, viewer, {
    objectApiName: 'Order',
    selection: {
      fields: ['Service_Street__c', 'Status', 'Requested_Start_Date__c', 'Confirmed_Start_Date__c'],
      optionalFields: [],
    },
    condition: null,
    orderings: [{ field: 'CreatedDate', ascending: false }],
    pageSize: mostOrders,
  })
  return mostUrgentFirst(
    records.map((record) => ({
      orderId: record.id,
      street: fieldText(record, 'Service_Street__c'),
      status: fieldText(record, 'Status') ?? '',
      startDate: fieldText(record, 'Confirmed_Start_Date__c') ?? fieldText(record, 'Requested_Start_Date__c'),
    })),
  )
}
