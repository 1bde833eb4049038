import type { Static } from 'typebox'
import type { MarketEventSchema } from './market-event-schema'
import type { MarketOrderSchema } from './market-order-schema'

export type MarketOrder = Static<typeof MarketOrderSchema>

/** An answer with its id. The same one may arrive again, through another channel, and after later ones. */
export type MarketEvent = Static<typeof MarketEventSchema>

/** The market's response to an order. */
export type MarketAnswer = MarketEvent['answer']

/**
 * Submits orders to the market. Every call may be repeated; each throws `ProviderFailure` when the market cannot be
 * reached, and its outcome is then unknown.
 */
export interface MarketPort {
  submit(order: MarketOrder): Promise<void>
  /** Requests another day for a submitted order. */
  redate(requestId: string, startDate: string): Promise<void>
  /** Cancels an order; a completed switch is reversed. An order that never arrived is not a failure. */
  cancel(requestId: string): Promise<void>
  /** Returns everything that the market has reported about an order, the oldest first. */
  events(requestId: string): Promise<readonly MarketEvent[]>
}
