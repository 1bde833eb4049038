/** What a plan costs and binds to, as its pages and documents print it. */
export interface PlanFacts {
  readonly commodity: 'Electricity' | 'Gas'
  readonly rateType: 'Fixed' | 'Variable'
  /** One for plans without a term. */
  readonly termMonths: number
  /** Cents for each kWh or therm. */
  readonly energyCharge: number
  /** US dollars a month. */
  readonly baseCharge: number
  /** US dollars, and the use from which they are taken off; null for plans without a credit. */
  readonly billCredit: number | null
  readonly billCreditFrom: number | null
  /** US dollars. */
  readonly cancellationFee: number
  /** Percent. */
  readonly renewableShare: number
  readonly requiresDeposit: boolean
  /** US dollars a month. */
  readonly deliveryFixed: number
  /** Cents for each kWh or therm. */
  readonly deliveryPerUnit: number
  readonly utilityName: string
  /** Of the homes it is sold to: `TX`. */
  readonly state: string | null
  /** Cents for each kWh or therm at the uses of the facts label, with every recurring charge but taxes. */
  readonly labelPrices: readonly { readonly use: number; readonly averagePrice: number }[]
}
