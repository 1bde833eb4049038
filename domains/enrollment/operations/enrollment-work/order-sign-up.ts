import { first } from '@porchlight/server-methods/records/list'
import { leadObject } from '../../objects/lead/object'
import type { OrderReader } from './order-work'

/** Reads the data of the order's sign-up that no page shows; null for orders that came in another way. */
export function readOrderSignUp({ engine, systemViewer }: OrderReader, orderId: string) {
  return first(engine, systemViewer, leadObject, {
    // The last four of a social security number, until the credit was checked; the customer whose name and address
    // were entered.
    fields: ['Identity_Last_Four__c', 'Known_Contact__c'],
    where: { Order__c: orderId },
  })
}
