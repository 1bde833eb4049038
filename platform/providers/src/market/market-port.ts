import type { Static } from 'typebox'
import type { MarketEventSchema } from './market-event-schema'
import type { MarketOrderSchema } from './market-order-schema'

export type MarketOrder = Static<typeof MarketOrderSchema>

/** An answer with its name. The same one may arrive again, by another way, and after later ones. */
export type MarketEvent = Static<typeof MarketEventSchema>

/** The market's response to an order. */
export type MarketAnswer = MarketEvent['answer']

/**
 * Hands orders to the market. Every call may be repeated; each throws `ProviderFailure` when the market cannot be
 * reached, and then nothing is known of it.
 */
export interface MarketPort {
  submit(order: MarketOrder): Promise<void>
  /** Asks for another day for an order that was submitted. */
  redate(requestId: string, startDate: string): Promise<void>
  /** Takes an order back; a switch that has happened is reversed. An order that never arrived is no failure. */
  cancel(requestId: string): Promise<void>
  /** Everything that the market has said of an order, the oldest first. */
  events(requestId: string): Promise<readonly MarketEvent[]>
}
