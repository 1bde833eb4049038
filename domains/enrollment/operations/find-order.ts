import type { Condition } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import {
  countLookUp,
  giveBackLookUp,
  type LookUpPair,
} from '../../customers/operations/look-up/count-look-up'
import { fieldText } from '../../customers/operations/person/field-text'
import { mostUrgentFirst } from './most-urgent-first'

/**
 * Looks an order of the served brand up by confirmation number, enrolment id or account number, with the ZIP code
 * of its service address; of several of one account, the most urgent. Null for everything that matches nothing or
 * more than one account. One statement, whatever is asked (abuse case A01); limits as of every look-up (A02).
 */
export async function findOrder(
  context: MethodContext,
  requested: { readonly identifier: string; readonly zipCode: string },
): Promise<string | null> {
  const pair = await countLookUp(context, requested)
  const orders = await matchingOrders(context, pair)
  const [first] = orders
  if (first === undefined || orders.some(({ accountId }) => accountId !== first.accountId)) return null
  await giveBackLookUp(context, pair)
  return mostUrgentFirst(orders)[0]?.orderId ?? null
}

async function matchingOrders({ engine, systemViewer, hostBrand }: MethodContext, pair: LookUpPair) {
  const numbers = ['Confirmation_Number__c', 'OrderNumber', 'Account.AccountNumber'].map(
    (field): Condition => ({ kind: 'compare', field, operator: 'eq', value: pair.number }),
  )
  const records = await firstRecords(engine, systemViewer, {
    objectApiName: 'Order',
    selection: {
      fields: ['AccountId', 'Status', 'Requested_Start_Date__c', 'Confirmed_Start_Date__c'],
      optionalFields: [],
    },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'or', conditions: numbers },
        // A ZIP code that is none is compared all the same, with what no address has.
        {
          kind: 'compare',
          field: 'Service_Postal_Code__c',
          operator: 'like',
          value: `${pair.zip === '' ? '-' : pair.zip}%`,
        },
        { kind: 'compare', field: 'Account.Account_Brand__c', operator: 'eq', value: hostBrand },
      ],
    },
    orderings: [],
    pageSize: 50,
  })
  return records.map((record) => ({
    orderId: record.id,
    accountId: fieldText(record, 'AccountId'),
    status: fieldText(record, 'Status') ?? '',
    startDate: fieldText(record, 'Confirmed_Start_Date__c') ?? fieldText(record, 'Requested_Start_Date__c'),
  }))
}
