/** What a plan costs and binds to, as its pages and documents print it. */
export interface PlanFacts {
  readonly commodity: 'Electricity' | 'Gas'
  readonly rateType: 'Fixed' | 'Variable' | 'Indexed'
  /** One for plans without a term. */
  readonly termMonths: number
  /** Cents for each kWh or therm, of the first tier and outside of special hours. */
  readonly energyCharge: number
  /** Cents for each unit above so many in a month; ascending. */
  readonly furtherTiers: readonly { readonly above: number; readonly energyCharge: number }[]
  /** Hours with a separate charge. */
  readonly windows: readonly PlanWindow[]
  /** A description of how the price follows an index; null for other rates. */
  readonly indexFormula: string | null
  readonly indexFormulaEs: string | null
  /** US dollars a month. */
  readonly baseCharge: number
  /** US dollars, charged in months with less use than that; null for plans without such a fee. */
  readonly minimumUsageFee: { readonly amount: number; readonly below: number } | null
  /** US dollars, and the use from which they are taken off, each beside the others. */
  readonly billCredits: readonly { readonly amount: number; readonly from: number }[]
  /** Cents for each exported kWh; null without a credit for it. */
  readonly buybackCredit: number | null
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

/** Hours that come again every week, by the clock of the home, with what energy costs in them. */
export interface PlanWindow {
  readonly days: 'All' | 'Weekdays' | 'Weekends'
  /** The first hour, 0 to 23, and the one that no longer belongs to it, 1 to 24; over midnight where that is less. */
  readonly from: number
  readonly to: number
  /** Cents for each kWh; 0 where it is free. */
  readonly energyCharge: number
  /** Percent of a month's use in these hours that average prices assume. */
  readonly assumedShare: number
}
