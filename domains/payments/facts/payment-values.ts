type Names = Readonly<Record<string, { readonly en: string; readonly es: string }>>

/** The states of a payment: the values of `Payment__c.Status__c`. */
export const paymentStatusNames = {
  Pending: { en: 'Pending', es: 'Pendiente' },
  Settled: { en: 'Settled', es: 'Acreditado' },
  Returned: { en: 'Returned', es: 'Devuelto' },
  Declined: { en: 'Declined', es: 'Rechazado' },
  Refunded: { en: 'Refunded', es: 'Reembolsado' },
  Cancelled: { en: 'Not made', es: 'No realizado' },
} as const satisfies Names

/** What is paid: the values of `Payment__c.Purpose__c`. */
export const paymentPurposeNames = {
  Bill: { en: 'Bill', es: 'Factura' },
  Deposit: { en: 'Deposit', es: 'Depósito' },
} as const satisfies Names

/** How a payment came to be: the values of `Payment__c.Channel__c`. */
export const paymentChannelNames = {
  Portal: { en: 'Portal', es: 'Portal' },
  Autopay: { en: 'AutoPay', es: 'Pago automático' },
  Phone: { en: 'Phone', es: 'Teléfono' },
  Mail: { en: 'Letter', es: 'Carta' },
  Deposit: { en: 'Deposit', es: 'Depósito' },
} as const satisfies Names

/** The channels of payments that the processor takes; it knows nothing of the others. */
export const processorChannels: readonly PaymentChannel[] = ['Portal', 'Autopay']

/** How money is paid: the values of `Method_Type__c` of payments, payment methods and AutoPay. */
export const methodTypeNames = {
  Card: { en: 'Card', es: 'Tarjeta' },
  Bank_Account: { en: 'Bank account', es: 'Cuenta bancaria' },
} as const satisfies Names

/** Why a payment did not go through: the values of `Payment__c.Return_Reason__c`. */
export const returnReasonNames = {
  Insufficient_Funds: { en: 'Insufficient funds', es: 'Fondos insuficientes' },
  Account_Closed: { en: 'Account closed', es: 'Cuenta cerrada' },
  Not_Authorized: { en: 'Not authorized', es: 'No autorizado' },
  Card_Declined: { en: 'Card declined', es: 'Tarjeta rechazada' },
  Card_Expired: { en: 'Card expired', es: 'Tarjeta vencida' },
  Processing_Error: { en: 'Error at the processor', es: 'Error del procesador' },
} as const satisfies Names

/** The state of a payment. */
export type PaymentStatus = keyof typeof paymentStatusNames

/** What a payment is for. */
export type PaymentPurpose = keyof typeof paymentPurposeNames

/** How a payment came to be. */
export type PaymentChannel = keyof typeof paymentChannelNames

/** How money is paid. */
export type MethodType = keyof typeof methodTypeNames

/** The states of a payment, in the order of their rows. */
export const paymentStatuses = Object.keys(paymentStatusNames) as readonly PaymentStatus[]

/** The ways of paying, in the order of their rows. */
export const methodTypes = Object.keys(methodTypeNames) as readonly MethodType[]
