/** Where a rule is written, and a day on which the text that was read was in force. */
export interface LegalSource {
  readonly source: string
  /** `YYYY-MM-DD`. */
  readonly inForceOn: string
}

/** A kind of energy that is sold. */
export type Commodity = 'Electricity' | 'Gas'

/**
 * The rights that the law of a place grants customers. An absent rule has not been researched for that place yet: it is
 * neither promised nor borrowed from another place.
 */
export interface LawOfPlace {
  /** The highest deposit: this part of a year's estimated bills (5: a fifth) or those of so many of the next months. */
  readonly depositCap?: LegalSource & { readonly partOfYear: number; readonly months: number }
  /** How a deposit goes back, by how much it can be split, and when the amount is recalculated. */
  readonly depositTerms?: LegalSource & {
    readonly onTimeBillsUntilRefund: number
    readonly instalmentsAboveCents: number
    readonly instalments: number
    readonly daysWithoutInterest: number
    readonly monthsUntilRecalculation: number
  }
  /** Until when an ordered switch is taken back at no cost, in days from the order. */
  readonly rescission?: LegalSource & { readonly days: number; readonly unit: 'business' | 'calendar' }
  /** The notices of a contract's end, the free days before it, and how long before terms may change. */
  readonly contractEnd?: LegalSource & {
    readonly notices: number
    readonly lastNoticeDays: number
    readonly lastNoticeDaysOfShortTerm: number
    /** Terms below this many months are short. */
    readonly shortTermMonths: number
    readonly freeDaysBeforeEnd: number
    readonly changeNoticeDays: number
  }
  /** Calendar days from the date of a bill until it is due. */
  readonly dueDays?: LegalSource & { readonly days: number }
  /** The highest late fee as a percentage of the overdue amount, charged once or each month. */
  readonly lateFee?: LegalSource & { readonly percent: number; readonly each: 'once' | 'month' }
  /** The days of notice before service may be disconnected; more for customers whose health depends on it. */
  readonly disconnection?: LegalSource & {
    readonly noticeDays: number
    readonly criticalCareNoticeDays?: number
  }
  /** When the weather prohibits disconnection: by the day's, or from one day of the year to another. */
  readonly extremeWeather?: LegalSource &
    (
      | { readonly kind: 'frost and heat'; readonly freezingFahrenheit: number }
      | { readonly kind: 'winter'; readonly from: string; readonly to: string }
    )
  /** What is late can be paid in at least so many parts. */
  readonly paymentPlan?: LegalSource & { readonly leastParts: number }
  /** Whether bills can be made about the same each month. */
  readonly averageBilling?: LegalSource
  /** The days until a complaint is answered. */
  readonly complaints?: LegalSource & { readonly days: number }
}

/** A section of the Texas Administrative Code, as published on November 1, 2024 (Reg. 49, No. 44). */
const texas = (section: string): LegalSource => ({ source: `16 TAC ${section}`, inForceOn: '2024-11-01' })

/**
 * A section of the Illinois Administrative Code, in force since November 1, 2014 and published on September 20, 2024.
 */
const illinois = (section: string): LegalSource => ({
  source: `83 Ill. Adm. Code ${section}`,
  inForceOn: '2024-09-20',
})

/** A rule of the Ohio Administrative Code, as published on September 16, 2024. */
const ohio = (rule: string): LegalSource => ({ source: `Ohio Adm.Code ${rule}`, inForceOn: '2024-09-16' })

/** A rule of the Georgia Public Service Commission, as published on September 23, 2024. */
const georgia = (rule: string): LegalSource => ({
  source: `Ga. Comp. R. & Regs. ${rule}`,
  inForceOn: '2024-09-23',
})

/**
 * The law of each place that we know, by state and kind of energy. Whoever runs the portal compares it with the rules
 * in force, and completes it before selling anywhere else.
 */
export const lawByPlace = {
  'TX Electricity': {
    depositCap: { ...texas('25.478(e)'), partOfYear: 5, months: 2 },
    depositTerms: {
      ...texas('25.478'),
      onTimeBillsUntilRefund: 12,
      instalmentsAboveCents: 5_000,
      instalments: 2,
      daysWithoutInterest: 30,
      monthsUntilRecalculation: 12,
    },
    rescission: { ...texas('25.474'), days: 3, unit: 'business' },
    contractEnd: {
      source: 'Tex. Util. Code 39.112; 16 TAC 25.475',
      inForceOn: '2024-11-01',
      notices: 3,
      lastNoticeDays: 30,
      lastNoticeDaysOfShortTerm: 15,
      shortTermMonths: 4,
      freeDaysBeforeEnd: 14,
      changeNoticeDays: 14,
    },
    dueDays: { ...texas('25.480(b)'), days: 16 },
    lateFee: { ...texas('25.480(c)'), percent: 5, each: 'once' },
    disconnection: { ...texas('25.483'), noticeDays: 10, criticalCareNoticeDays: 21 },
    extremeWeather: { ...texas('25.483(j)'), kind: 'frost and heat', freezingFahrenheit: 32 },
    paymentPlan: { ...texas('25.480(j)'), leastParts: 5 },
    averageBilling: texas('25.480(h)'),
    complaints: { ...texas('25.485'), days: 21 },
  },
  'IL Gas': {
    depositCap: { ...illinois('280.40'), partOfYear: 6, months: 0 },
    lateFee: { ...illinois('280.60(d)'), percent: 1.5, each: 'month' },
    extremeWeather: { ...illinois('280.135'), kind: 'winter', from: '12-01', to: '03-31' },
    paymentPlan: { ...illinois('280.135(a)'), leastParts: 4 },
  },
  'OH Gas': {
    rescission: { ...ohio('4901:1-29-11(E)'), days: 7, unit: 'business' },
    disconnection: { ...ohio('4901:1-18-06(A)'), noticeDays: 14 },
  },
  'GA Gas': {
    rescission: {
      source: 'O.C.G.A. 46-4-158.2',
      inForceOn: '2015-07-01',
      days: 3,
      unit: 'calendar',
    },
    disconnection: { ...georgia('515-3-3-.02(B)'), noticeDays: 15 },
  },
} as const satisfies Readonly<Record<string, LawOfPlace>>

/** A place, identified by its state (`TX`) and the commodity sold there. */
export interface Place {
  readonly state: string | null
  readonly commodity: string | null
}

/** The law of a place; null where we know none, which is to be said and not replaced by that of another. */
export function lawOf({ state, commodity }: Place): LawOfPlace | null {
  const known: Readonly<Record<string, LawOfPlace>> = lawByPlace
  return known[`${state} ${commodity}`] ?? null
}
