import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../../customers/operations/person/field-text'
import type { OrderReader } from './order-work'

/** What the sign-up of an order holds that no page shows. */
export interface OrderSignUp {
  readonly id: string
  /** The last four of a social security number, until the credit was checked. */
  readonly lastFour: string | null
  /** The customer whose name and address were entered. */
  readonly knownContactId: string | null
}

/** The sign-up that became an order; null for orders that came in another way. */
export async function readOrderSignUp(
  { engine, systemViewer }: OrderReader,
  orderId: string,
): Promise<OrderSignUp | null> {
  const [lead] = await firstRecords(engine, systemViewer, {
    objectApiName: 'Lead',
    selection: { fields: ['Identity_Last_Four__c', 'Known_Contact__c'], optionalFields: [] },
    condition: { kind: 'compare', field: 'Order__c', operator: 'eq', value: orderId },
    orderings: [],
    pageSize: 1,
  })
  if (lead === undefined) return null
  return {
    id: lead.id,
    lastFour: fieldText(lead, 'Identity_Last_Four__c'),
    knownContactId: fieldText(lead, 'Known_Contact__c'),
  }
}
