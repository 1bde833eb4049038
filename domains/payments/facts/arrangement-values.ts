/** What a payment arrangement is: the values of `Payment_Arrangement__c.Kind__c`. */
export const arrangementKindNames = {
  Extension: { en: 'Later date', es: 'Fecha posterior' },
  Plan: { en: 'Deferred payment plan', es: 'Plan de pagos diferidos' },
} as const

/** How far it is: the values of `Payment_Arrangement__c.Status__c`. */
export const arrangementStatusNames = {
  Active: { en: 'Active', es: 'Activo' },
  Kept: { en: 'Kept', es: 'Cumplido' },
  Broken: { en: 'Not kept', es: 'Incumplido' },
  Cancelled: { en: 'Cancelled', es: 'Cancelado' },
} as const

/** What a payment arrangement is. */
export type ArrangementKind = keyof typeof arrangementKindNames

/**
 * How arrangements are followed up. The terms that a brand offers without an advisor are separate limits
 * (`customer-service/facts/brand-limits.ts`, ADR 65); these figures depend on how long money and mails take.
 */
export const arrangementPolicy = {
  /** The days that the first part leaves at least. */
  firstPartDays: 5,
  /** So many days after its date a part is late: money takes that long. */
  graceDays: 3,
  /** So many days before its date the customer is reminded of a part. */
  reminderDays: 3,
} as const
