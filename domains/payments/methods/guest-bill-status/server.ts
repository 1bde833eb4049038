import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { maskStreet } from '../../../enrollment/operations/mask-order'
import { toBillView } from '../../operations/bill-payment/bill-view'
import { guestBill } from '../../operations/bill-payment/guest-bill'
import { lastPaymentForGuests } from '../../operations/last-payment'
import { refreshPayments } from '../../operations/refresh-payments'
import { guestBillStatusContract } from './contract'

/** Number and ZIP code show the amount due and when, and nothing that reveals whose bill it is. */
const handle = handleCall(guestBillStatusContract, async ({ body }, context: MethodContext) => {
  let requested = await guestBill(context)
  if (body.isBack === true && requested.problem === null && requested.bill !== null) {
    await refreshPayments(context, 'Bill__c', requested.bill.billId)
    requested = await guestBill(context)
  }
  if (requested.problem !== null) return { body: { problem: requested.problem, bill: null } }
  const { bill } = requested
  if (bill === null) return { body: { problem: null, bill: null } }
  return {
    body: {
      problem: null,
      bill: {
        street: bill.street === null ? null : maskStreet(bill.street),
        ...toBillView(bill),
        lastPayment: await lastPaymentForGuests(context, 'Bill__c', bill.billId),
      },
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
