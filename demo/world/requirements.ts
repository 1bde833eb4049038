import { addDays } from './month'
import type { DemoOrder } from './orders'
import type { DemoPeople } from './people'
import type { DocumentState, DocumentType } from './situations'

/** A document that an order requires. */
export interface DemoRequirement {
  readonly key: string
  readonly order: DemoOrder
  readonly type: DocumentType
  readonly status: DocumentState
  /** Null while nothing was received. */
  readonly receivedDate: string | null
}

/** Returns the documents of all orders. */
export function requirementsOf({ orders }: DemoPeople): readonly DemoRequirement[] {
  return orders.flatMap((order) =>
    (order.situation?.documents ?? []).map(({ type, status }) => ({
      key: `${order.key} ${type}`,
      order,
      type,
      status,
      receivedDate: status === 'Requested' || status === 'Waived' ? null : addDays(order.createdDate, 1),
    })),
  )
}
