/** The moments around those at which a processor is asked for a payment or a refund, in their order. */
export type PaymentPoint = 'before-charge' | 'after-charge' | 'before-refund' | 'after-refund'

/** Told when a payment stands at a point; it goes on once it resolves. */
export type ReachPaymentPoint = (point: PaymentPoint) => void | Promise<void>
