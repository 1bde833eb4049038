/** A limit of a brand: what holds where the brand names none, and between what it can be set. */
interface BrandLimit {
  readonly standard: number
  readonly least: number
  readonly most: number
}

/**
 * The limits of business that each brand chooses for itself, by the field of its record that holds them. Amounts are dollars.
 * The law binds two of them: a deposit is at most the cap of the place (16 TAC 25.478(e) in Texas), and a deferred payment
 * plan has at least five parts (16 TAC 25.480(j)).
 */
export const brandLimits = {
  /** From this amount on a second person approves a refund. */
  Refund_Approval_From__c: { standard: 100, least: 0, most: 100_000 },
  /** From this amount on one person alone neither waives nor refunds a deposit. */
  Deposit_Approval_From__c: { standard: 200, least: 0, most: 100_000 },
  /** The percentage of the legal cap that a deposit may reach before staff review it. */
  Deposit_Cap_Percent__c: { standard: 100, least: 1, most: 100 },
  /** How long after its due date a bill may be paid by a later date, in days. */
  Extension_Days__c: { standard: 10, least: 1, most: 30 },
  /** A later date is granted once within this many months. */
  Extension_Months__c: { standard: 6, least: 0, most: 24 },
  /** For this many months after a broken arrangement, none is offered. */
  Broken_Months__c: { standard: 12, least: 0, most: 24 },
  /** From what amount on a bill is divided into parts, and up to which one. */
  Plan_From__c: { standard: 50, least: 0, most: 100_000 },
  Plan_Up_To__c: { standard: 2_000, least: 0, most: 100_000 },
  /** The parts of a payment plan where the law of the place requires fewer; 0 leaves it to the law. */
  Plan_Parts__c: { standard: 0, least: 5, most: 12 },
  /** How many offers of campaigns a customer gets in 30 days. */
  Offers_In_30_Days__c: { standard: 2, least: 0, most: 30 },
  /** How many days after the reminder on its due date an order is cancelled that still waits for its customer. */
  Order_Grace_Days__c: { standard: 14, least: 1, most: 60 },
} as const satisfies Readonly<Record<string, BrandLimit>>

export type BrandLimitField = keyof typeof brandLimits

/** What holds for a brand, by the field of each limit. */
export type BrandLimits = Readonly<Record<BrandLimitField, number>>

export const brandLimitFields = Object.keys(brandLimits) as readonly BrandLimitField[]

/** One limit of a brand from what its record holds: its own, or what holds without one. */
export function limitFrom(
  values: Readonly<Record<string, unknown>> | undefined,
  field: BrandLimitField,
): number {
  const own = values?.[field]
  return typeof own === 'number' ? own : brandLimits[field].standard
}

/** All limits of a brand from what its record holds; those that hold without one where there is no record. */
export function limitsFrom(values: Readonly<Record<string, unknown>> | undefined): BrandLimits {
  return Object.fromEntries(
    brandLimitFields.map((field) => [field, limitFrom(values, field)]),
  ) as unknown as BrandLimits
}
