/** The moments around the one at which a processor is asked for a payment, in their order. */
export type PaymentPoint = 'before-charge' | 'after-charge'

/** Told when a payment stands at a point; it goes on once it resolves. */
export type ReachPaymentPoint = (point: PaymentPoint) => void | Promise<void>
