/** Signals that the store does not hold everything that was requested. */
export const missing: unique symbol = Symbol('missing')
export type Missing = typeof missing
