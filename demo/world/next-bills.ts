import { lawOf } from '@porchlight/domains/customers/facts/law-by-place'
import { businessDayFrom } from '@porchlight/domains/customers/rules/business-days'
import { addMonths } from '@porchlight/domains/customers/rules/calendar-day'
import type { PlanRates } from '@porchlight/domains/plans/rules/plan-price/plan-rates'
import { adjustmentOf, type Levelling } from './average-billing'
import { type ChargeLine, chargesOf, fee, totalOf } from './bill-charges'
import { type Climate, climates, weatherOf } from './climate'
import { dueDateOf } from './due-date'
import { homes, usageOf } from './home'
import { lateFee } from './late-fee'
import { electricLocations, gasLocations } from './locations'
import { addDays, daysIn } from './month'
import { oneDecimal } from './one-decimal'
import { seededRandom } from './seeded-random'

/** An account as known to its billing system when it checks for bills to issue. Amounts in cents. */
export interface BilledAccount {
  readonly accountNumber: string
  readonly state: string
  readonly postalCode: string
  readonly commodity: 'Electricity' | 'Gas'
  readonly rates: PlanRates
  /** The first day that no bill covers. */
  readonly from: string
  /** The last day of service; null while no end is known. */
  readonly lastDay: string | null
  readonly lastBill: {
    readonly dueDate: string
    readonly charges: number
    /** The amount it requested. */
    readonly closing: number
  } | null
  /** The early termination fees, each with the day on which the contract was left. */
  readonly terminationFees: readonly { readonly day: string; readonly cents: number }[]
  /** The balance of all bills so far; negative when the customer has a credit. */
  readonly owed: number
  /** kWh or therms a day by the month of earlier bills, `2025-12`. */
  readonly usedPerDay: ReadonlyMap<string, number>
  readonly averageBilling: Levelling
}

/** A bill that is to be issued. Amounts in cents. */
export interface NextBill {
  readonly billNumber: string
  readonly billDate: string
  readonly dueDate: string
  readonly periodStart: string
  readonly periodEnd: string
  readonly days: number
  readonly used: number
  readonly weather: CycleWeather
  readonly opening: number
  readonly payments: number
  readonly lines: readonly ChargeLine[]
  readonly charges: number
  readonly closing: number
  readonly isFinal: boolean
  /** What average billing has left to bill after this bill. */
  readonly deferred: number
}

/** Days from the end of a period to its bill. */
const readingDays = 2
/** Exceptional weather belongs to the past that the demo was created with. */
const noEvents = { heatWave: { year: 0, month: 0 }, coldSpell: { year: 0, month: 0 } }

/**
 * Returns the bills issued to an account by the day `today`, oldest first: one a month, and a last one for the days up
 * to the end of service. Pure: the same account always has the same bills.
 */
export function nextBills(account: BilledAccount, today: string, seed: number): readonly NextBill[] {
  const bills: NextBill[] = []
  let { from: periodStart, owed, lastBill, averageBilling } = account
  for (;;) {
    const { lastDay } = account
    const monthEnd = addDays(addMonths(periodStart, 1), -1)
    const isFinal = lastDay !== null && lastDay <= monthEnd
    const periodEnd = isFinal ? lastDay : monthEnd
    const billDate = businessDayFrom(addDays(periodEnd, readingDays))
    if (periodEnd < periodStart || billDate > today) return bills
    const { days, used, weather } = usageIn(account, periodStart, periodEnd, seed)
    const usedLines = chargesOf(account.rates, used)
    const usedTotal = totalOf(usedLines)
    const isOn = averageBilling.isOn && !isFinal
    const adjustment = adjustmentOf({ ...averageBilling, isOn }, usedTotal)
    const deferred = averageBilling.deferred - adjustment
    const lines = [
      ...usedLines,
      ...(adjustment === 0 ? [] : [fee('Average_Billing', 'Provider', adjustment)]),
      ...lateFeeOf(account, lastBill, owed, billDate),
      ...account.terminationFees
        .filter(({ day, cents }) => cents > 0 && periodStart <= day && day <= periodEnd)
        .map(({ cents }) => fee('Early_Termination_Fee', 'Provider', cents)),
    ]
    const charges = totalOf(lines)
    // Payments since the last bill are the amount it requested minus what is still owed.
    const opening = Math.max(lastBill?.closing ?? 0, owed)
    const bill = {
      billNumber: `${account.accountNumber}-${periodEnd.slice(0, 7).replace('-', '')}${isFinal ? '-F' : ''}`,
      billDate,
      dueDate: dueDateOf(billDate),
      periodStart,
      periodEnd,
      days,
      used,
      weather,
      opening,
      payments: opening - owed,
      lines,
      charges,
      closing: owed + charges,
      isFinal,
      deferred,
    }
    bills.push(bill)
    if (isFinal) return bills
    lastBill = bill
    owed = bill.closing
    averageBilling = { isOn, deferred, before: [...averageBilling.before, usedTotal] }
    periodStart = addDays(periodEnd, 1)
  }
}

/** Returns the late fee for what is still owed of the previous bill; none if no law on late fees is known. */
function lateFeeOf(
  { state, commodity }: BilledAccount,
  lastBill: BilledAccount['lastBill'],
  owed: number,
  billDate: string,
): readonly ChargeLine[] {
  if (lastBill === null || billDate <= lastBill.dueDate) return []
  const percent = lawOf({ state, commodity })?.lateFee?.percent ?? 0
  const late = lateFee({ closing: owed, charges: lastBill.charges, paidInTime: 0 }, percent)
  return late > 0 ? [fee('Late_Fee', 'Provider', late)] : []
}

/** The weather of a bill's days; degree days of base 65 °F. */
interface CycleWeather {
  readonly averageTemperature: number
  readonly coolingDegreeDays: number
  readonly heatingDegreeDays: number
}

interface Usage {
  readonly days: number
  readonly used: number
  readonly weather: CycleWeather
}

/**
 * Returns a home's usage from one day through another: about as much as a year before, otherwise what such homes use.
 */
function usageIn(account: BilledAccount, from: string, through: string, seed: number): Usage {
  const days = (Date.parse(through) - Date.parse(from)) / 86_400_000 + 1
  const [year = 0, month = 0] = addDays(from, Math.floor(days / 2))
    .split('-')
    .map(Number)
  const monthDays = daysIn({ year, month })
  const weather = weatherOf(climateOf(account), { year, month }, monthDays, noEvents, seed)
  const random = seededRandom(seed, `next usage ${account.accountNumber} ${from}`)
  const yearBefore = account.usedPerDay.get(`${year - 1}-${String(month).padStart(2, '0')}`)
  const perDay =
    yearBefore === undefined
      ? usageOf(homeOf(account), weather, monthDays, random) / monthDays
      : yearBefore * (0.94 + random() * 0.12)
  const inCycle = (ofMonth: number) => oneDecimal((ofMonth * days) / monthDays)
  return {
    days,
    used: oneDecimal(perDay * days),
    weather: {
      averageTemperature: weather.averageTemperature,
      coolingDegreeDays: inCycle(weather.coolingDegreeDays),
      heatingDegreeDays: inCycle(weather.heatingDegreeDays),
    },
  }
}

function homeOf({ commodity }: BilledAccount) {
  return commodity === 'Gas' ? homes.houseGasOnly : homes.houseElectricHeat
}

function climateOf({ postalCode, commodity }: BilledAccount): Climate {
  const locations = commodity === 'Gas' ? gasLocations : electricLocations
  return locations.find((location) => location.postalCode === postalCode)?.climate ?? climates.houston
}
