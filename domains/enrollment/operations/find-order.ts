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
 * of its service address; of several of one account, the most urgent. An account that has no order, such as one of the
 * billing import, is found by its own number. Gives the id of the order or else of the account; null for everything
 * that matches nothing or more than one account. The same two statements, whatever is asked (abuse case A01); limits
 * as of every look-up (A02).
 */
export async function findOrderOrAccount(
  context: MethodContext,
  requested: { readonly identifier: string; readonly zipCode: string },
): Promise<string | null> {
  const pair = await countLookUp(context, requested)
  const orders = await matchingOrders(context, pair)
  const accountIds = new Set([
    ...orders.map(({ accountId }) => accountId),
    ...(await matchingAccounts(context, pair)),
  ])
  const [accountId = null] = accountIds
  if (accountId === null || accountIds.size > 1) return null
  await giveBackLookUp(context, pair)
  return mostUrgentFirst(orders)[0]?.orderId ?? accountId
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
        placeOf(pair),
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

async function matchingAccounts(
  { engine, systemViewer, hostBrand }: MethodContext,
  pair: LookUpPair,
): Promise<readonly string[]> {
  const records = await firstRecords(engine, systemViewer, {
    objectApiName: 'Account',
    selection: { fields: [], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'AccountNumber', operator: 'eq', value: pair.number },
        placeOf(pair),
        { kind: 'compare', field: 'Account_Brand__c', operator: 'eq', value: hostBrand },
      ],
    },
    orderings: [],
    pageSize: 10,
  })
  return records.map(({ id }) => id)
}

/** A ZIP code that is none is compared all the same, with what no address has. */
function placeOf({ zip }: LookUpPair): Condition {
  const value = `${zip === '' ? '-' : zip}%`
  return { kind: 'compare', field: 'Service_Postal_Code__c', operator: 'like', value }
}
