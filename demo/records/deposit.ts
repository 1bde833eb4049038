import { depositCap } from '@porchlight/domains/credit/rules/deposit-cap'
import {
  demoDepositRates,
  depositInterest,
  depositRateOn,
  depositTerms,
} from '@porchlight/domains/credit/rules/deposit-terms'
import { lawOf } from '@porchlight/domains/customers/facts/law-by-place'
import { countOnTimeBills } from '@porchlight/domains/deposits/objects/deposit/on-time-bills'
import { chargesOf, ratesOf, totalOf } from '../world/bill-charges'
import { normalYear } from '../world/consumption'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { dollars, momentOf } from '../world/moment'
import { addDays } from '../world/month'
import { oneDecimal } from '../world/one-decimal'
import type { DemoOrder } from '../world/orders'
import type { DemoPeople } from '../world/people'
import { planOf } from '../world/plans'
import { randomDigits, seededRandom } from '../world/seeded-random'
import type { DepositState } from '../world/situations'
import { demoAccountId } from './account'
import { demoOrderId } from './order'

/** A deposit with its amounts, in cents. */
interface DemoDeposit {
  readonly order: DemoOrder
  readonly status: DepositState
  readonly required: number
  readonly cap: number
}

/** The deposit amounts that are usual in practice, in cents. */
const usualAmounts = [40_000, 35_000, 27_500, 20_000, 15_000, 7500]

const waivers = ['Age_65', 'Letter_Of_Credit', 'Family_Violence', 'Medically_Indigent']

/** Returns the id of the deposit of an order. */
export function demoDepositId(seed: number, orderKey: string): string {
  return demoId(seed, 'a0a', orderKey)
}

/** Returns the deposits of all orders that require one. Those in review exceed what the law allows. */
export function depositsOf({ orders }: DemoPeople): readonly DemoDeposit[] {
  return orders.flatMap((order, index) => {
    const status = order.situation?.deposit ?? null
    if (status === null) return []
    const { home, brand } = order.household
    const month = Number(order.createdDate.slice(5, 7))
    const { shape } = planOf(brand, home.utility, order.planName)
    const bills = normalYear(home).map((used) =>
      totalOf(chargesOf(ratesOf(shape, home.utility), oneDecimal(used))),
    )
    const law = lawOf({ state: home.state, commodity: home.utility.commodity })?.depositCap
    const usual = usualAmounts[index % usualAmounts.length] ?? 0
    // Where we know of no law an advisor approves an amount, and until then nothing is charged.
    if (law === undefined)
      return [{ order, status, required: usual, cap: status === 'In_Review' ? 0 : usual }]
    const cap = depositCap(bills, month, law)
    const fitting = usualAmounts.filter((amount) => amount <= cap)
    const required =
      status === 'In_Review'
        ? Math.ceil((cap + 5000) / 2500) * 2500
        : (fitting[index % fitting.length] ?? cap)
    return [{ order, status, required, cap }]
  })
}

/** Returns what was paid of a deposit and on which day; null when nothing was. */
export function paidOf({ order, status, required }: DemoDeposit): { cents: number; date: string } | null {
  const date = addDays(order.createdDate, 1)
  if (status === 'Paid' || status === 'Refunded') return { cents: required, date }
  return status === 'Part_Paid' ? { cents: Math.floor(required / 2), date } : null
}

/** Returns the day on which a deposit was refunded; null for one that was not. */
export function refundedOn({ order, status }: DemoDeposit, today: string): string | null {
  if (status !== 'Refunded') return null
  return [addDays(order.createdDate, 366), today].sort()[0] ?? today
}

export function demoDeposits(people: DemoPeople): readonly DemoRecord[] {
  const { seed, today } = people
  return depositsOf(people).map((deposit, index) => {
    const { order, status, required, cap } = deposit
    const paid = paidOf(deposit)
    const isHeld = status === 'Paid' || status === 'Refunded'
    const until = refundedOn(deposit, today) ?? today
    const interest =
      isHeld && paid !== null ? (depositInterest(required, paid.date, until, demoDepositRates) ?? 0) : 0
    const isWaived = status === 'Waived'
    return {
      objectApiName: 'Deposit__c',
      id: demoDepositId(seed, order.key),
      fields: {
        Name: `D${randomDigits(seededRandom(seed, `deposit ${order.key}`), 9)}`,
        Account__c: demoAccountId(seed, order.household.home.key),
        Order__c: demoOrderId(seed, order.key),
        Required_Amount__c: dollars(required),
        Cap_Amount__c: dollars(cap),
        Paid_Amount__c: dollars(paid?.cents ?? 0),
        Status__c: status,
        Due_Date__c: addDays(order.createdDate, 10),
        Paid_Date__c: isHeld ? (paid?.date ?? null) : null,
        Payment_Confirmation_Number__c:
          paid === null ? null : `P${randomDigits(seededRandom(seed, `payment deposit ${order.key}`), 12)}`,
        Waiver_Reason__c: isWaived
          ? order.key.includes('waiver')
            ? 'Age_65'
            : (waivers[index % 4] ?? null)
          : null,
        Interest_Rate__c: depositRateOn(today, demoDepositRates),
        Interest_Accrued__c: dollars(interest),
        On_Time_Bills__c:
          status === 'Refunded'
            ? depositTerms.onTimeBillsUntilRefund
            : status === 'Paid'
              ? onTimeBillsOf(deposit, today)
              : 0,
        Refund_Date__c: refundedOn(deposit, today),
        Risk_Score__c: 300 + ((index * 53) % 500),
        Internal_Notes__c:
          status === 'In_Review' ? 'Above the cap: nothing is charged until a supervisor decides.' : null,
        CreatedDate: momentOf(order.createdDate, 15, 5),
      },
    }
  })
}

function onTimeBillsOf(deposit: DemoDeposit, today: string): number {
  const bills = deposit.order.household.ledger.bills.map(({ closing, ...bill }) => ({
    ...bill,
    closingCents: closing,
  }))
  const { onTimeBillsUntilRefund: most } = depositTerms
  return Math.min(most, countOnTimeBills(bills, paidOf(deposit)?.date ?? today, today))
}
