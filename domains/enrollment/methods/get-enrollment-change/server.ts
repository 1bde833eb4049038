import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { localDay } from '../../../customers/rules/calendar-day'
import { startDateChoices } from '../../objects/order/start-dates'
import { allowedChanges, startTypeOf } from '../../operations/allowed-changes'
import { ownOrder } from '../../operations/own-order'
import { getEnrollmentChangeContract } from './contract'

const handle = handleCall(getEnrollmentChangeContract, async ({ body }, context: MethodContext) => {
  const { orderId, street, planName, caseType, facts } = await ownOrder(context, body.orderId)
  const today = localDay(context.now())
  const allowed = allowedChanges(facts, today)
  return {
    body: {
      orderId,
      street,
      planName,
      caseType,
      startDate: facts.confirmedStart ?? facts.requestedStart,
      ...allowed,
      rescindUntil: allowed.canRescind ? facts.rescissionEnd : null,
      dates: allowed.canReschedule ? [...startDateChoices(startTypeOf(facts), today)] : [],
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
