/** The points before and after requests to the processor for a payment or a refund, in order. */
export type PaymentPoint = 'before-charge' | 'after-charge' | 'before-refund' | 'after-refund'

/** Called when a payment reaches a point; it continues once it resolves. */
export type ReachPaymentPoint = (point: PaymentPoint) => void | Promise<void>
