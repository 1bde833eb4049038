import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { addBusinessDays } from '../../../customers/rules/business-days'
import { maskStreet } from '../../../enrollment/operations/mask-order'
import { findOrderAccess } from '../../../enrollment/operations/order-task/order-access'
import { readNotices } from '../../operations/read-notices'
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
  return {
    body: {
      problem: null,
      orderId: isMasked ? null : access.orderId,
      street: isMasked && access.street !== null ? maskStreet(access.street) : access.street,
      isOpen: access.status === 'Pending',
      notices: notices.map(({ noticeId: _, ...notice }) => ({
        ...notice,
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

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
