import type { MethodContext } from '@porchlight/server-methods/define/method'
import { localDay } from '../../../customers/rules/calendar-day'
import { allowedChanges } from '../allowed-changes'
import { ownOrder } from '../own-order'
import { type Move, moveOfOrder } from './move-of-order'

/**
 * The move that an order of the customer is a half of, and whether it is undone as a whole: while both halves can be
 * cancelled. Later each is what it is alone. Null of every other order.
 */
export async function moveToUndo(
  context: MethodContext,
  orderId: string,
): Promise<(Move & { readonly isUndoneWhole: boolean; readonly newStreet: string | null }) | null> {
  const move = await moveOfOrder(context.engine, context.viewer, orderId)
  if (move === null) return null
  const today = localDay(context.now())
  const start = await ownOrder(context, move.startId)
  const stop = await ownOrder(context, move.stopId)
  const isUndoneWhole = [start, stop].every(({ facts }) => allowedChanges(facts, today).canCancel)
  return { ...move, isUndoneWhole, newStreet: start.street }
}
