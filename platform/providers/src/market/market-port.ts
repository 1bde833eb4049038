/** An order as the market needs it to switch or start a service point. */
export interface MarketOrder {
  /** Names the order for good; an order that is submitted again under it is the same. */
  readonly requestId: string
  readonly kind: 'Move_In' | 'Switch'
  readonly commodity: 'Electricity' | 'Gas'
  readonly utilityName: string
  /** The ESI ID or the gas account number; null when the market is to find it by the address. */
  readonly servicePoint: string | null
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  /** `YYYY-MM-DD`; only asked for until a `dateConfirmed` names it. */
  readonly startDate: string
}

/** What the market says of an order. */
export type MarketAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'rejected'; readonly reason: 'Invalid_Service_Point' | 'Not_First_In' }
  | { readonly kind: 'dateConfirmed'; readonly date: string }
  | {
      readonly kind: 'holdPlaced'
      readonly reason: 'Payment_Plan' | 'Tampering' | 'Previous_Occupant'
      readonly placedBy: string
    }
  | { readonly kind: 'holdLifted' }
  | {
      /** Another company is owed money by this person, or for this home by who lived there before. */
      readonly kind: 'balanceReported'
      readonly reason: 'Own_Debt' | 'Previous_Occupant'
      readonly dollars: number
      readonly placedBy: string
    }
  | { readonly kind: 'balanceSettled' }

/** An answer with its name. The same one may arrive again, by another way, and after later ones. */
export interface MarketEvent {
  /** Unique over all orders. */
  readonly eventId: string
  readonly requestId: string
  readonly answer: MarketAnswer
}

/**
 * Hands orders to the market. Every call may be repeated; each throws `ProviderFailure` when the market cannot be
 * reached, and then nothing is known of it.
 */
export interface MarketPort {
  submit(order: MarketOrder): Promise<void>
  /** Asks for another day for an order that was submitted. */
  redate(requestId: string, startDate: string): Promise<void>
  /** Takes an order back; a switch that has happened is reversed. */
  cancel(requestId: string): Promise<void>
  /** Everything that the market has said of an order, the oldest first. */
  events(requestId: string): Promise<readonly MarketEvent[]>
}
