import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { orderObject } from '../../objects/order/object'

/** The two orders of a move: the end of service at the home before, and its start at the new one. */
export interface Move {
  readonly stopId: string
  readonly startId: string
}

/** The start of service that belongs to a stop, as `viewer` may see it; null when the stop is not part of a move. */
export function findMoveStart(engine: RecordEngine, viewer: Viewer, stopId: string) {
  return first(engine, viewer, orderObject, {
    fields: ['Requested_Start_Date__c', 'Service_Street__c', 'Status'],
    where: { Move_Stop__c: stopId },
  })
}

/** The move that an order is a half of, as `viewer` may see it; null of every other order. */
export async function moveOfOrder(
  engine: RecordEngine,
  viewer: Viewer,
  orderId: string,
): Promise<Move | null> {
  const order = await read(engine, viewer, orderObject, orderId, ['Case_Type__c', 'Move_Stop__c'])
  if (order === null) return null
  if (order.Move_Stop__c !== null) return { stopId: order.Move_Stop__c, startId: order.id }
  if (order.Case_Type__c !== 'Stop_Service') return null
  const start = await findMoveStart(engine, viewer, order.id)
  return start === null ? null : { stopId: order.id, startId: start.id }
}
