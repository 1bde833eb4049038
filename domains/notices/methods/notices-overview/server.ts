import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { addBusinessDays } from '../../../customers/rules/business-days'
import { localDay } from '../../../customers/rules/calendar-day'
import { maskStreet } from '../../../enrollment/operations/mask-order'
import { findOrderAccess, type OrderAccess } from '../../../enrollment/operations/order-task/order-access'
import { readAccountDebt } from '../../operations/own-debts/read-account-debt'
import { type OrderNotice, readNotices } from '../../operations/read-notices'
import { noticesOverviewContract } from './contract'

/** How many business days we take to check what a customer has sent. */
const checkingDays = 2

const handle = handleCall(noticesOverviewContract, async ({ body }, context: MethodContext) => {
  const access = await findOrderAccess(context, body.orderId)
  if ('problem' in access) {
    return { body: { problem: access.problem, orderId: null, street: null, isOpen: false, notices: [] } }
  }
  const isMasked = access.audience === 'lookUp'
  const notices = await readNotices(context.engine, access.recorder, access.orderId)
  const payments = await Promise.all(notices.map((notice) => paymentOf(context, access, notice)))
  return {
    body: {
      problem: null,
      orderId: isMasked ? null : access.orderId,
      street: isMasked && access.street !== null ? maskStreet(access.street) : access.street,
      isOpen: access.status === 'Pending',
      notices: notices.map(({ noticeId: _, debtAccountId: __, ...notice }, index) => ({
        ...notice,
        payment: payments[index] ?? null,
        amount: isMasked ? null : notice.amount,
        placedBy: isMasked ? null : notice.placedBy,
        answerBy:
          notice.status === 'Checking' && notice.confirmed !== null
            ? addBusinessDays(notice.confirmed, checkingDays)
            : null,
      })),
    },
  }
})

/** Who is signed in pays the bill of their account; everybody else gives its number and ZIP code first. */
async function paymentOf(context: MethodContext, { audience }: OrderAccess, { debtAccountId }: OrderNotice) {
  if (debtAccountId === null) return null
  const debt = await readAccountDebt(context, debtAccountId, localDay(context.now()))
  if (debt === null) return null
  return {
    path: audience === 'customer' ? `/bills/${debt.billId}/pay` : '/pay?look-up',
    due: audience === 'lookUp' ? null : debt.dueCents / 100,
    isPaid: debt.overdueCents === 0,
  }
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
