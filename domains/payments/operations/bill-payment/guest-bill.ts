import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { billObject } from '../../../energy/objects/bill/object'
import { orderObject } from '../../../enrollment/objects/order/object'
import { grantedLookUp } from '../../../enrollment/operations/look-up-grant'
import { type PayableBill, readBill } from './read-bill'

/** The bill that a guest may pay, or why none can be shown. */
export type GuestBill =
  | { readonly problem: 'notLookedUp' | 'lookUpEnded' }
  | { readonly problem: null; readonly bill: PayableBill | null }

/**
 * The newest bill of the account that this browser looked up, or whose order it did, by number and ZIP code: what
 * earlier bills left unpaid is included in it. Null before the first one. A signed-in customer pays their own bills
 * instead.
 */
export async function guestBill(context: MethodContext): Promise<GuestBill> {
  const { engine, systemViewer, viewer } = context
  const granted = viewer.class === 'guest' ? await grantedLookUp(context) : 'none'
  if (typeof granted !== 'object') {
    return { problem: granted === 'ended' ? 'lookUpEnded' : 'notLookedUp' }
  }
  const accountId =
    'accountId' in granted ? granted.accountId : await accountOfOrder(context, granted.orderId)
  if (accountId === null) return { problem: 'notLookedUp' }
  const newest = await first(engine, systemViewer, billObject, {
    fields: [],
    where: { Account__c: accountId },
    orderedBy: ['-Bill_Date__c'],
  })
  if (newest === null) return { problem: null, bill: null }
  return { problem: null, bill: await readBill(engine, systemViewer, systemViewer, newest.id) }
}

async function accountOfOrder(
  { engine, systemViewer }: MethodContext,
  orderId: string,
): Promise<string | null> {
  const order = await read(engine, systemViewer, orderObject, orderId, ['AccountId'])
  return order?.AccountId ?? null
}
