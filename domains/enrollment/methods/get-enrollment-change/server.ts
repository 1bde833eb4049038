import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { localDay } from '../../../customers/rules/calendar-day'
import { startDateChoices } from '../../objects/order/start-dates'
import { allowedChanges, startTypeOf } from '../../operations/allowed-changes'
import { moveToUndo } from '../../operations/move/move-to-undo'
import { ownOrder } from '../../operations/own-order'
import { getEnrollmentChangeContract } from './contract'

const handle = handleCall(getEnrollmentChangeContract, async ({ body }, context: MethodContext) => {
  const { orderId, street, planName, caseType, facts } = await ownOrder(context, body.orderId)
  const today = localDay(context.now())
  const allowed = allowedChanges(facts, today)
  const move = await moveToUndo(context, orderId)
  return {
    body: {
      orderId,
      street,
      planName,
      caseType,
      startDate: facts.confirmedStart ?? facts.requestedStart,
      isCancelled: facts.status === 'Cancelled',
      ...allowed,
      rescindUntil: allowed.canRescind ? facts.rescissionEnd : null,
      move: move === null ? null : { isUndoneWhole: move.isUndoneWhole, newStreet: move.newStreet },
      dates: allowed.canReschedule ? [...startDateChoices(startTypeOf(facts), today)] : [],
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
