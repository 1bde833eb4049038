import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { localDay } from '../../../customers/rules/calendar-day'
import { allowedChanges } from '../../operations/allowed-changes'
import { changeOwnOrder } from '../../operations/change-own-order'
import { moveToUndo } from '../../operations/move/move-to-undo'
import { ownOrder } from '../../operations/own-order'
import { cancelEnrollmentContract } from './contract'

const handle = handleCall(cancelEnrollmentContract, async ({ body }, context: MethodContext) => {
  const { orderId, facts } = await ownOrder(context, body.orderId)
  const location = `/enrollment-status/${orderId}?cancelled`
  // A second press finds the order cancelled, which is what it requested.
  if (facts.status === 'Cancelled') return { body: { location } }
  if (!allowedChanges(facts, localDay(context.now())).canCancel) throw fail('orderNotChangeable')
  const move = await moveToUndo(context, orderId)
  const halves = move?.isUndoneWhole === true ? [move.stopId, move.startId] : orderId
  await changeOwnOrder(context, halves, { name: 'Order.Cancel', fields: {} })
  return { body: { location } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
