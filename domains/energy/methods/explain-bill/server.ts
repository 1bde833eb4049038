import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { viewedAccount } from '../../../customers/operations/person/viewed-account'
import { billObject } from '../../objects/bill/object'
import { explainBill } from '../../operations/account-usage/explain-bill'
import { explainBillContract } from './contract'

/** Everything is read as the viewer: a bill of somebody else is answered as one that does not exist. */
const handle = handleCall(explainBillContract, async ({ query }, context: MethodContext) => {
  signedIn(context)
  const requested = await requestedBill(context, query)
  const account = await viewedAccount(context, requested.accountId, ['Commodity__c'])
  const commodity = account.Commodity__c
  return {
    body: {
      accountId: account.id,
      commodity,
      ...(await explainBill(context, account.id, commodity, requested.end)),
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

async function requestedBill(
  { engine, viewer }: MethodContext,
  { billId: requested, accountId }: { readonly billId?: string; readonly accountId?: string },
): Promise<{ readonly accountId: string; readonly end: string | null }> {
  if (requested === undefined) {
    if (accountId !== undefined) return { accountId, end: null }
    throw fail('invalidParameter', { parameter: 'billId', reason: 'give a bill or an account' })
  }
  const billId = toRecordId(requested)
  if (billId === null) throw fail('invalidRecordId', { parameter: 'billId', value: requested })
  const bill = await read(engine, viewer, billObject, billId, ['Account__c', 'Period_End__c'])
  if (bill === null) throw fail('notFound')
  return { accountId: bill.Account__c, end: bill.Period_End__c }
}
