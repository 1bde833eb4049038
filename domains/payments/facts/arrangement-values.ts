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
 * What the retailer offers without an advisor. The law of a place gives the least number of parts; these figures are of our
 * own choice, so that an advisor looks at whoever does not fit them (ADR 65).
 */
export const arrangementPolicy = {
  /** How long after its due date a bill may be paid by a later date, in days. */
  extensionDays: 10,
  /** A later date is given once within so many months. */
  monthsBetweenExtensions: 6,
  /** Within so many months after an arrangement that was not kept, none is offered. */
  monthsAfterBroken: 12,
  /** From what amount on a bill is divided into parts, and up to which one, in cents. */
  leastPlanCents: 5_000,
  mostPlanCents: 200_000,
  /** The days that the first part leaves at least. */
  firstPartDays: 5,
  /** So many days after its date a part is late: money takes that long. */
  graceDays: 3,
  /** So many days before its date the customer is reminded of a part. */
  reminderDays: 3,
} as const
