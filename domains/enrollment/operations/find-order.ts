import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import { accountObject } from '../../customers/objects/account/object'
import {
  countLookUp,
  giveBackLookUp,
  type LookUpPair,
} from '../../customers/operations/look-up/count-look-up'
import { orderObject } from '../objects/order/object'
import { mostUrgentFirst } from './most-urgent-first'

/**
 * Looks an order of the served brand up by confirmation number, enrolment id or account number, with the ZIP code
 * of its service address; of several of one account, the most urgent. An account that has no order, such as one of the
 * billing import, is found by its own number. Gives the id of the order or else of the account; null for everything
 * that matches nothing or more than one account. The same two statements, whatever is looked up (abuse case A01);
 * limits as of every look-up (A02).
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
  const { number } = pair
  const place = { ...placeOf(pair), 'Account.Account_Brand__c': hostBrand }
  const orders = await list(engine, systemViewer, orderObject, {
    fields: ['AccountId', 'Status', 'Requested_Start_Date__c', 'Confirmed_Start_Date__c'],
    where: [
      { ...place, Confirmation_Number__c: number },
      { ...place, OrderNumber: number },
      { ...place, 'Account.AccountNumber': number },
    ],
    limit: 50,
  })
  return orders.map((order) => ({
    orderId: order.id,
    accountId: order.AccountId,
    status: order.Status,
    startDate: order.Confirmed_Start_Date__c ?? order.Requested_Start_Date__c,
  }))
}

async function matchingAccounts(
  { engine, systemViewer, hostBrand }: MethodContext,
  pair: LookUpPair,
): Promise<readonly string[]> {
  const accounts = await list(engine, systemViewer, accountObject, {
    fields: [],
    where: { ...placeOf(pair), AccountNumber: pair.number, Account_Brand__c: hostBrand },
    limit: 10,
  })
  return accounts.map(({ id }) => id)
}

/** An invalid ZIP code is compared all the same, with a value that no address has. */
function placeOf({ zip }: LookUpPair) {
  return { Service_Postal_Code__c: { like: `${zip === '' ? '-' : zip}%` } }
}
