import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { accountObject } from '../../../customers/objects/account/object'
import { readClosedDays } from '../../../customers/operations/business-days/read-closed-days'
import { addOpenDays } from '../../../customers/rules/business-days'
import { localDay } from '../../../customers/rules/calendar-day'
import { maskStreet } from '../../../enrollment/operations/mask-order'
import { findOrderAccess, type OrderAccess } from '../../../enrollment/operations/order-task/order-access'
import { readAccountDebt } from '../../operations/own-debts/read-account-debt'
import { readNotices } from '../../operations/read-notices'
import { noticesOverviewContract } from './contract'

/** The number of the brand's working days within which we check the documents that a customer has sent. */
const checkingDays = 2

const handle = handleCall(noticesOverviewContract, async ({ body }, context: MethodContext) => {
  const access = await findOrderAccess(context, body.orderId)
  if ('problem' in access) {
    return { body: { problem: access.problem, orderId: null, street: null, isOpen: false, notices: [] } }
  }
  const isMasked = access.audience === 'lookUp'
  const closed = await closedDaysOf(context, access.accountId)
  const notices = await readNotices(context.engine, access.recorder, access.orderId)
  const payments = await Promise.all(
    notices.map((notice) => paymentOf(context, access, notice.Debt_Account__c)),
  )
  return {
    body: {
      problem: null,
      orderId: isMasked ? null : access.orderId,
      street: isMasked && access.street !== null ? maskStreet(access.street) : access.street,
      isOpen: access.status === 'Pending',
      notices: notices.map((notice, index) => ({
        number: index + 1,
        type: notice.Notice_Type__c,
        reason: notice.Reason__c,
        status: notice.Status__c,
        amount: isMasked ? null : notice.Amount__c,
        placedBy: isMasked ? null : notice.Placed_By__c,
        placed: notice.Placed_Date__c,
        confirmed: notice.Confirmed_Date__c,
        resolved: notice.Resolved_Date__c,
        path: notice.Resolution_Path__c,
        payment: payments[index] ?? null,
        answerBy:
          notice.Status__c === 'Checking' && notice.Confirmed_Date__c !== null
            ? addOpenDays(notice.Confirmed_Date__c, checkingDays, closed)
            : null,
      })),
    },
  }
})

/** The days on which the brand of the account is closed. */
async function closedDaysOf({ engine, systemViewer }: MethodContext, accountId: string) {
  const account = await read(engine, systemViewer, accountObject, accountId, ['Account_Brand__c'])
  return (await readClosedDays(engine, systemViewer))(account?.Account_Brand__c ?? '')
}

/** Who is signed in pays the bill of their account; everybody else enters its number and ZIP code first. */
async function paymentOf(context: MethodContext, { audience }: OrderAccess, debtAccountId: string | null) {
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
