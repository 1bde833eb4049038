/** Why a customer cannot be erased yet. */
export const erasureHoldKinds = [
  'legalHold',
  'accountOpen',
  'finalBillMissing',
  'moneyOwed',
  'creditLeft',
  'depositHeld',
  'paymentOnItsWay',
  'refundOnItsWay',
  'complaintOpen',
] as const

export type ErasureHoldKind = (typeof erasureHoldKinds)[number]

/** A matter that has to end first. */
export interface ErasureHold {
  readonly kind: ErasureHoldKind
  /** The number of the account, payment or case that it is about, or the reason of a legal hold. */
  readonly about: string
  /** In cents, where it is about money; 0 otherwise. */
  readonly cents: number
}
