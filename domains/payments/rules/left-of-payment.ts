import { type FieldScalar, toCents } from '@porchlight/metadata'

/** What of a payment did not go back, in cents. */
export function leftCents(payment: {
  readonly Amount__c?: FieldScalar
  readonly Refunded_Amount__c?: FieldScalar
}): number {
  return toCents(payment.Amount__c) - toCents(payment.Refunded_Amount__c)
}
