/** Says that the store does not hold all that was asked for. */
export const missing: unique symbol = Symbol('missing')
export type Missing = typeof missing
