import { useInWeather, type WeatherResponse } from '../weather-response/weather-response'

/** A line of a bill; `amount` in whole cents, `rate` in cents for each unit, credits negative. */
export interface BilledLine {
  readonly type: string
  readonly quantity: number | null
  readonly rate: number | null
  readonly amount: number
}

/** What a bill charges for, with the weather of its days. */
export interface BilledPeriod {
  readonly days: number
  /** Kilowatt-hours or therms. */
  readonly used: number
  /** Degree days; null when unknown. */
  readonly cooling: number | null
  readonly heating: number | null
  readonly lines: readonly BilledLine[]
}

/** The causes of a changed bill, in the order in which they are explained. */
export const billChangeCauses = ['days', 'weather', 'use', 'price', 'fees'] as const

export type BillChangeCause = (typeof billChangeCauses)[number]

/** The share of one cause: whole cents, and units where it is one of use. */
export interface BillChangePart {
  readonly cause: BillChangeCause
  readonly cents: number
  /** Kilowatt-hours or therms; null for price and fees. */
  readonly used: number | null
}

/** How the charges of a bill differ from those of the bill before. The parts add up to the difference exactly. */
export interface BillChange {
  /** This bill's charges less the last one's, in cents. */
  readonly cents: number
  /** This use less the last, in units. */
  readonly used: number
  readonly parts: readonly BillChangePart[]
  /** The lines that make up the part of the fees, by type, with their differences in cents; none that stayed. */
  readonly fees: readonly { readonly type: string; readonly cents: number }[]
  /** Whether the weather could be separated from other use; if not, its part is zero and included in `use`. */
  readonly isWeatherKnown: boolean
  /** Days of this bill less days of the last; zero unless they pulled the use noticeably the way it went. */
  readonly daysReason: number
  /** The weather, when it pulled the use noticeably the way it went. Neither is named when both explain less than half. */
  readonly weatherReason: 'hotter' | 'colder' | 'milder' | null
}

/** Charged for each unit, and for each month whatever the use. Every other line counts as a fee or a credit. */
const unitLines: readonly string[] = ['Energy', 'Delivery_Usage']
const monthlyLines: readonly string[] = ['Base', 'Delivery_Fixed']

/** The share of the difference in use from which on a cause is named in a sentence. */
const noticeableShare = 0.1

/** The share that the named causes explain together: below it, a sentence that names them would mislead. */
const explainedShare = 0.5

/**
 * Splits the difference of two bills' charges into days, weather, use, price and fees.
 *
 * The difference in use is split first, in units. *Days*: the additional days, at the last bill's use a day. *Weather*:
 * the difference in degree days a day, over this bill's days, at this home's response to them (`response`). *Use*: the
 * rest.
 *
 * Then in cents. *Fees*: the difference in lines that are neither by unit nor by month, such as credits and
 * assessments. *Price*: the difference in monthly charges, and for the charges by unit what a changed price adds at
 * this bill's use. What the changed use adds, at the last bill's price, is divided among days, weather and use: days
 * and weather are rounded to the nearest cent, and use is what remains. Each part is thus a difference of whole cents
 * and their sum is the difference of the charges, with nothing left over.
 *
 * @param response the home's response to the weather; null when too little is known
 */
export function billChange(
  last: BilledPeriod,
  current: BilledPeriod,
  response: WeatherResponse | null,
): BillChange {
  const used = current.used - last.used
  const daysUsed = last.days > 0 ? (last.used / last.days) * (current.days - last.days) : 0
  const weather = weatherUse(last, current, response)
  const weatherUsed = weather === null ? 0 : weather.cooling + weather.heating
  const byUnit = unitLines.map((type) => splitUnitLine(type, last, current))
  const volume = byUnit.reduce((sum, line) => sum + line.volume, 0)
  const unitPrice = pricePerUnit(last) ?? pricePerUnit(current) ?? 0
  const days = wholeCents(unitPrice * daysUsed)
  const byWeather = wholeCents(unitPrice * weatherUsed)
  const monthly = differenceOf(last, current, ({ type }) => monthlyLines.includes(type))
  const fees = feesOf(last, current)
  const direction = Math.sign(used)
  const isNoticeable = (part: number) =>
    part * direction > 0 && Math.abs(part) >= Math.abs(used) * noticeableShare
  const explained = [daysUsed, weatherUsed].filter(isNoticeable).reduce((sum, part) => sum + part, 0)
  const isExplained = explained * direction >= Math.abs(used) * explainedShare
  return {
    cents: differenceOf(last, current, () => true),
    used,
    parts: [
      { cause: 'days', cents: days, used: daysUsed },
      { cause: 'weather', cents: byWeather, used: weatherUsed },
      { cause: 'use', cents: volume - days - byWeather, used: used - daysUsed - weatherUsed },
      { cause: 'price', cents: monthly + byUnit.reduce((sum, line) => sum + line.price, 0), used: null },
      { cause: 'fees', cents: fees.reduce((sum, fee) => sum + fee.cents, 0), used: null },
    ],
    fees,
    isWeatherKnown: weather !== null,
    daysReason: isExplained && isNoticeable(daysUsed) ? current.days - last.days : 0,
    weatherReason:
      weather === null || !isExplained || !isNoticeable(weatherUsed)
        ? null
        : direction < 0
          ? 'milder'
          : weather.cooling >= weather.heating
            ? 'hotter'
            : 'colder',
  }
}

/**
 * Returns the use that a day's difference in weather causes over this bill's days; null when weather or response is
 * unknown.
 */
function weatherUse(
  last: BilledPeriod,
  current: BilledPeriod,
  response: WeatherResponse | null,
): { readonly cooling: number; readonly heating: number } | null {
  if (response === null || last.days <= 0 || current.days <= 0) return null
  if (last.cooling === null || last.heating === null) return null
  if (current.cooling === null || current.heating === null) return null
  const none = { days: 0, cooling: 0, heating: 0 }
  const cooling = current.cooling - (last.cooling / last.days) * current.days
  const heating = current.heating - (last.heating / last.days) * current.days
  return {
    cooling: useInWeather(response, { ...none, cooling }),
    heating: useInWeather(response, { ...none, heating }),
  }
}

/**
 * Splits the difference of a charge by unit: the effect of the changed use at the last price, and the effect of the
 * price.
 */
function splitUnitLine(
  type: string,
  last: BilledPeriod,
  current: BilledPeriod,
): { readonly volume: number; readonly price: number } {
  const before = unitCharge(type, last)
  const now = unitCharge(type, current)
  const difference = now.amount - before.amount
  const isSamePrice =
    !before.rates.has(null) &&
    before.rates.size === now.rates.size &&
    [...before.rates].every((rate) => now.rates.has(rate))
  if (isSamePrice || before.quantity <= 0) return { volume: difference, price: 0 }
  const volume = wholeCents((before.amount / before.quantity) * (now.quantity - before.quantity))
  return { volume, price: difference - volume }
}

/** All lines of a type together, with each rate once: tiers and special hours have several. */
function unitCharge(type: string, { lines, used }: BilledPeriod) {
  const ofType = lines.filter((line) => line.type === type)
  const quantity = ofType.reduce((sum, line) => sum + (line.quantity ?? 0), 0)
  return {
    rates: new Set(ofType.length === 0 ? [null] : ofType.map(({ rate }) => rate)),
    quantity: quantity > 0 ? quantity : used,
    amount: sumOf(ofType),
  }
}

/** Every type of line that is charged neither by unit nor by month, where it differs. */
function feesOf(last: BilledPeriod, current: BilledPeriod): BillChange['fees'] {
  const types = new Set([...current.lines, ...last.lines].map(({ type }) => type))
  return [...types]
    .filter((type) => !unitLines.includes(type) && !monthlyLines.includes(type))
    .map((type) => ({ type, cents: differenceOf(last, current, (line) => line.type === type) }))
    .filter(({ cents }) => cents !== 0)
}

/** Cents for each unit of all charges by unit; null when nothing was used. */
function pricePerUnit({ lines, used }: BilledPeriod): number | null {
  return used > 0 ? sumOf(lines.filter(({ type }) => unitLines.includes(type))) / used : null
}

function differenceOf(
  last: BilledPeriod,
  current: BilledPeriod,
  counts: (line: BilledLine) => boolean,
): number {
  return sumOf(current.lines.filter(counts)) - sumOf(last.lines.filter(counts))
}

function sumOf(lines: readonly BilledLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

/** The nearest cent; never minus zero. */
function wholeCents(cents: number): number {
  return Math.round(cents) + 0
}
