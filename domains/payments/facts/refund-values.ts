type Names = Readonly<Record<string, { readonly en: string; readonly es: string }>>

/** How far a refund is: the values of `Refund__c.Status__c`. */
export const refundStatusNames = {
  Waiting: { en: 'Waiting for approval', es: 'En espera de aprobación' },
  Sending: { en: 'On its way', es: 'En camino' },
  Refunded: { en: 'Refunded', es: 'Reembolsado' },
  Declined: { en: 'Declined', es: 'Rechazado' },
  Failed: { en: 'Failed', es: 'Fallido' },
} as const satisfies Names

/** Why money goes back: the values of `Refund__c.Reason__c`. */
export const refundReasonNames = {
  Overpaid: { en: 'Paid more than was owed', es: 'Pagó más de lo que debía' },
  Paid_Twice: { en: 'Paid twice', es: 'Pagó dos veces' },
  Wrong_Account: { en: 'Paid for the wrong account', es: 'Pagó la cuenta equivocada' },
  Bill_Corrected: { en: 'A bill was corrected', es: 'Se corrigió una factura' },
  Service_Ended: { en: 'Service ended with a credit', es: 'El servicio terminó con saldo a favor' },
  Other: { en: 'Another reason', es: 'Otro motivo' },
} as const satisfies Names

/** Why a refund came to nothing: the values of `Refund__c.Failure__c`. */
export const refundFailureNames = {
  Refused: { en: 'The card or bank did not accept it', es: 'La tarjeta o el banco no lo aceptó' },
  Credit_Used: { en: 'The credit was used for a bill', es: 'El saldo a favor se usó en una factura' },
  Payment_Gone: { en: 'The payment was returned or disputed', es: 'El pago fue devuelto o disputado' },
} as const satisfies Names

/** Why money goes back. */
export type RefundReason = keyof typeof refundReasonNames

/** Why a refund came to nothing. */
export type RefundFailure = keyof typeof refundFailureNames

/** The reasons, in the order of their rows. */
export const refundReasons = Object.keys(refundReasonNames) as readonly RefundReason[]

/** Why nothing of a payment can be refunded. */
export const nothingToRefundCodes = [
  'deposit',
  'notArrived',
  'returned',
  'elsewhere',
  'allRefunded',
  'owed',
  'noCredit',
  'reserved',
] as const

export type NothingToRefund = (typeof nothingToRefundCodes)[number]

/** The most that is written about a refund, in characters. */
export const longestRefundNote = 1_000
