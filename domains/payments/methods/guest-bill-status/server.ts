import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { maskStreet } from '../../../enrollment/operations/mask-order'
import { guestBill } from '../../operations/bill-payment/guest-bill'
import { tellBill } from '../../operations/bill-payment/tell-bill'
import { lastPaymentForGuests } from '../../operations/last-payment'
import { refreshPayments } from '../../operations/refresh-payments'
import { guestBillStatusContract } from './contract'

/** Number and ZIP code show what is due and when, and nothing that says whose bill it is. */
const handle = handleCall(guestBillStatusContract, async ({ body }, context: MethodContext) => {
  let asked = await guestBill(context)
  if (body.isBack === true && asked.problem === null && asked.bill !== null) {
    await refreshPayments(context, 'Bill__c', asked.bill.billId)
    asked = await guestBill(context)
  }
  if (asked.problem !== null) return { body: { problem: asked.problem, bill: null } }
  const { bill } = asked
  if (bill === null) return { body: { problem: null, bill: null } }
  return {
    body: {
      problem: null,
      bill: {
        street: bill.street === null ? null : maskStreet(bill.street),
        ...tellBill(bill),
        lastPayment: await lastPaymentForGuests(context, 'Bill__c', bill.billId),
      },
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
