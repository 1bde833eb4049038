import { type BrandKey, brandKeys } from '@porchlight/brands'
import type { PlanRates } from '@porchlight/domains/plans/rules/plan-price/plan-rates'
import { brandKeyOf, type DemoBrandKey, demoBrandOf } from './demo-brands'
import { type DemoUtility, utilities } from './utilities'

/** A plan's charges, whatever its utility. Amounts in cents. */
export interface PlanShape extends Omit<PlanRates, 'unit' | 'delivery'> {
  readonly name: string
  /** In Spanish, by brand; null for a brand that does not sell it. */
  readonly spanishNames: Readonly<Record<DemoBrandKey, string | null>>
  readonly commodity: 'Electricity' | 'Gas'
  readonly rateType: 'Fixed' | 'Variable' | 'Indexed'
  /** How the price follows its index; null for other rates. */
  readonly indexFormula: { readonly en: string; readonly es: string } | null
  readonly termMonths: number
  /** Per kWh that a home exports; null without a credit for it. */
  readonly buyback: number | null
  readonly cancellationFee: number
  readonly renewableShare: number
  readonly requiresDeposit: boolean
  readonly description: { readonly en: string; readonly es: string }
}

/** A plan on offer: a brand's, in the area of one utility. */
export interface DemoPlan {
  readonly key: string
  readonly brand: BrandKey
  readonly utility: DemoUtility
  readonly shape: PlanShape
}

const ordinary = {
  commodity: 'Electricity',
  rateType: 'Fixed',
  termMonths: 12,
  indexFormula: null,
  tiers: [],
  windows: [],
  base: 0,
  minimumFee: null,
  credits: [],
  buyback: null,
  cancellationFee: 15_000,
  renewableShare: 22,
  requiresDeposit: true,
} as const

/** The plans of `docs/specification/trade.md` section 6.4: the credit plan looks cheapest at 1,000 kWh and is not. */
const shapes = {
  fixed12: {
    ...ordinary,
    name: 'Fixed 12',
    spanishNames: { first: 'Fijo 12', second: 'Precio seguro 12', third: 'Calma 12' },
    energy: 9.9,
    description: { en: 'One price for twelve months.', es: 'Un solo precio durante doce meses.' },
  },
  fixed24Green: {
    ...ordinary,
    name: 'Fixed 24 Green',
    spanishNames: { first: 'Fijo 24 Verde', second: 'Verde seguro 24', third: 'Calma verde 24' },
    termMonths: 24,
    energy: 10.9,
    base: 495,
    cancellationFee: 20_000,
    renewableShare: 100,
    description: {
      en: 'One price for two years, from wind and sun.',
      es: 'Un solo precio durante dos años, con energía del viento y del sol.',
    },
  },
  credit12: {
    ...ordinary,
    name: 'Credit 12',
    spanishNames: { first: 'Crédito 12', second: 'Bono de casa 12', third: 'Crédito sereno 12' },
    energy: 14.9,
    credits: [{ amount: 10_000, fromUnits: 1000 }],
    description: {
      en: 'A credit of $100.00 in months with at least 1,000 kWh.',
      es: 'Un crédito de $100.00 en los meses con al menos 1,000 kWh.',
    },
  },
  flexMonthly: {
    ...ordinary,
    name: 'Flex Monthly',
    spanishNames: { first: 'Flexible mensual', second: 'De mes a mes', third: 'Sin prisa' },
    rateType: 'Variable',
    termMonths: 1,
    energy: 13.9,
    base: 995,
    cancellationFee: 0,
    description: { en: 'From month to month, no fee to leave.', es: 'De mes a mes, sin cargo por irse.' },
  },
  noDeposit12: {
    ...ordinary,
    name: 'No-Deposit 12',
    spanishNames: {
      first: 'Sin depósito 12',
      second: 'Bienvenida sin depósito 12',
      third: 'Calma sin depósito 12',
    },
    energy: 15.5,
    requiresDeposit: false,
    description: { en: 'Twelve months without a deposit.', es: 'Doce meses sin depósito.' },
  },
  freeNights12: {
    ...ordinary,
    name: 'Free Nights 12',
    spanishNames: { first: 'Noches gratis 12', second: null, third: null },
    energy: 16.9,
    windows: [{ days: 'All', from: 21, to: 6, energy: 0, share: 0.35 }],
    description: {
      en: 'Energy is free from 9 p.m. to 6 a.m., and costs more the rest of the day.',
      es: 'La energía es gratis de 9 p.m. a 6 a.m. y cuesta más el resto del día.',
    },
  },
  tiered12: {
    ...ordinary,
    name: 'Tiered 12',
    spanishNames: { first: 'Por tramos 12', second: null, third: null },
    energy: 13.5,
    tiers: [
      { above: 500, energy: 8.9 },
      { above: 1500, energy: 10.9 },
    ],
    minimumFee: { amount: 995, belowUnits: 800 },
    description: {
      en: 'The price falls above 500 kWh. Months below 800 kWh have a fee.',
      es: 'El precio baja por encima de 500 kWh. Los meses con menos de 800 kWh tienen un cargo.',
    },
  },
  solarIndex: {
    ...ordinary,
    name: 'Solar Index',
    spanishNames: { first: 'Índice solar', second: null, third: null },
    rateType: 'Indexed',
    termMonths: 1,
    energy: 11.9,
    base: 495,
    buyback: 6.5,
    cancellationFee: 0,
    indexFormula: {
      en: 'Each month: the mean day-ahead price of the Houston load zone in the month before, as the grid operator publishes it, plus 5.2¢ per kWh.',
      es: 'Cada mes: el precio medio del día siguiente de la zona de carga de Houston en el mes anterior, según lo publica el operador de la red, más 5.2¢ por kWh.',
    },
    description: {
      en: 'Follows the market, and credits what your panels send to the grid.',
      es: 'Sigue al mercado y acredita lo que sus paneles envían a la red.',
    },
  },
  gasFixed12: {
    ...ordinary,
    name: 'Gas Fixed 12',
    spanishNames: { first: 'Gas fijo 12', second: 'Gas seguro 12', third: 'Gas en calma 12' },
    commodity: 'Gas',
    energy: 78.9,
    base: 895,
    cancellationFee: 10_000,
    renewableShare: 0,
    description: {
      en: 'One price a therm for twelve months.',
      es: 'Un solo precio por termia durante doce meses.',
    },
  },
} as const satisfies Readonly<Record<string, PlanShape>>

const { fixed12, fixed24Green, credit12, flexMonthly, noDeposit12, gasFixed12 } = shapes
const { freeNights12, tiered12, solarIndex } = shapes

/** The offers by area: everything in the largest one, the plain plan everywhere. 20 for each brand. */
const offers: readonly (readonly [DemoUtility, readonly PlanShape[]])[] = [
  [utilities.saltgrass, [fixed12, fixed24Green, credit12, flexMonthly, noDeposit12]],
  [utilities.trinityFork, [fixed12, credit12, flexMonthly]],
  [utilities.loneCedar, [fixed12, fixed24Green]],
  [utilities.pelicanReach, [fixed12]],
  [utilities.juniperMesa, [fixed12]],
  [utilities.pineyCrossing, [fixed12]],
  [utilities.caprock, [fixed12]],
  [utilities.prairieHearth, [gasFixed12]],
  [utilities.buckeyeLantern, [gasFixed12]],
  [utilities.peachtreeEmber, [gasFixed12]],
  [utilities.slateRidge, [gasFixed12]],
  [utilities.gardenMarsh, [gasFixed12]],
  [utilities.greatHarbor, [gasFixed12]],
]

/** Plans that only one brand sells, and no one has yet: of every other kind. */
const newest = {
  brand: 'first',
  utility: utilities.saltgrass,
  shapes: [freeNights12, tiered12, solarIndex],
} as const

export const plans: readonly DemoPlan[] = brandKeys.flatMap((brand) =>
  offers.flatMap(([utility, shapesThere]) => {
    const isNewest = brand === newest.brand && utility === newest.utility
    return [...shapesThere, ...(isNewest ? newest.shapes : [])].map((shape) => ({
      key: planKey(brand, utility, shape.name),
      brand,
      utility,
      shape,
    }))
  }),
)

const planByKey = new Map(plans.map((plan) => [plan.key, plan]))

/** Returns the brand's plan of that name in the utility's area; the plain plan of the area when there is none. */
export function planOf(demoBrand: DemoBrandKey, utility: DemoUtility, name: string): DemoPlan {
  const brand = brandKeyOf(demoBrand)
  const plain = utility.commodity === 'Gas' ? gasFixed12 : fixed12
  return (
    planByKey.get(planKey(brand, utility, name)) ?? {
      key: planKey(brand, utility, plain.name),
      brand,
      utility,
      shape: plain,
    }
  )
}

/** Returns a brand's Spanish name for a plan; null for one that it does not sell. */
export function spanishNameOf(shape: PlanShape, brand: BrandKey): string | null {
  return shape.spanishNames[demoBrandOf(brand)]
}

/** Returns the names of the plans that customers in a utility's area have. */
export function planNamesOf(utility: DemoUtility): readonly string[] {
  const found = offers.find(([there]) => there.key === utility.key)
  return found === undefined ? [] : found[1].map((shape) => shape.name)
}

function planKey(brand: BrandKey, utility: DemoUtility, name: string): string {
  return `${brand} ${utility.key} ${name}`
}
