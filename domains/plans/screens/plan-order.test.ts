import { describe, expect, it } from 'vitest'
import { type Plan, priceTrapOf } from '../components/plan'
import { type PlanQuery, readPlanQuery } from '../components/plan-query'
import { countFilters, orderPlans } from './plan-order'

const query: PlanQuery = readPlanQuery(new URLSearchParams())

function plan(name: string, bills: readonly [number, number, number], more: Partial<Plan> = {}): Plan {
  const uses = [500, 1000, 2000]
  return {
    code: name.toUpperCase(),
    name,
    nameEs: null,
    description: null,
    descriptionEs: null,
    commodity: 'Electricity',
    utilityId: 'a02000000000001AAA',
    utilityName: 'Brook Wires',
    rateType: 'Fixed',
    termMonths: 12,
    energyCharge: 10,
    furtherTiers: [],
    windows: [],
    baseCharge: 0,
    minimumUsageFee: null,
    billCredits: [],
    indexFormula: null,
    indexFormulaEs: null,
    buybackCredit: null,
    cancellationFee: 150,
    renewableShare: 20,
    requiresDeposit: true,
    deliveryFixed: 4,
    deliveryPerUnit: 5,
    deliverySince: null,
    state: 'TX',
    factsLabel: null,
    factsLabelEs: null,
    terms: null,
    termsEs: null,
    rights: null,
    rightsEs: null,
    labelPrices: bills.map((bill, index) => ({
      use: uses[index] ?? 0,
      bill,
      averagePrice: Math.round((bill / (uses[index] ?? 1)) * 1000) / 10,
    })),
    askedPrice: null,
    ownPrice: null,
    ...more,
  }
}

const plain = plan('Plain', [80, 158, 312])
const credit = plan('Credit', [106, 108, 312], { billCredits: [{ amount: 100, from: 1000 }] })
const green = plan('Green', [90, 170, 330], { renewableShare: 100, termMonths: 24 })
const flex = plan('Flex', [110, 208, 400], { rateType: 'Variable', termMonths: 1, cancellationFee: 0 })
const all = [credit, flex, green, plain]

const namesAt = (amount: number, changes: Partial<PlanQuery> = {}) =>
  orderPlans(all, { ...query, ...changes }, { kind: 'amount', amount }, 'en').map(({ name }) => name)

describe('the order of plans', () => {
  it('is by the bill at the chosen use, so that another use gives another order', () => {
    expect(namesAt(1000)).toEqual(['Credit', 'Plain', 'Green', 'Flex'])
    expect(namesAt(500)).toEqual(['Plain', 'Green', 'Credit', 'Flex'])
  })

  it('is by name where bills are equal', () => {
    expect(namesAt(2000)).toEqual(['Credit', 'Plain', 'Green', 'Flex'])
  })

  it('is by the name that is read, in Spanish too', () => {
    const plans = [plan('Alpha', [1, 1, 1], { nameEs: 'Zeta' }), plan('Beta', [1, 1, 1], { nameEs: 'Álamo' })]
    const read = (language: 'en' | 'es') =>
      orderPlans(plans, query, { kind: 'amount', amount: 500 }, language).map(({ name }) => name)
    expect(read('en')).toEqual(['Alpha', 'Beta'])
    expect(read('es')).toEqual(['Beta', 'Alpha'])
  })

  it('is by the account’s own bills, and a plan that has none comes last', () => {
    const own = (monthlyBill: number) => ({
      total: monthlyBill * 12,
      monthlyBill,
      lowestBill: monthlyBill,
      highestBill: monthlyBill,
      averagePrice: 16,
      creditMonths: [],
      feeMonths: 0,
      windowShares: null,
    })
    const plans = [
      plain,
      plan('Dear', [1, 1, 1], { ownPrice: own(140) }),
      plan('Low', [9, 9, 9], { ownPrice: own(99) }),
    ]
    expect(orderPlans(plans, query, { kind: 'own' }, 'en').map(({ name }) => name)).toEqual([
      'Low',
      'Dear',
      'Plain',
    ])
  })
})

describe('the filters of plans', () => {
  it.each([
    [{ term: 'monthly' }, ['Flex']],
    [{ term: 'short' }, ['Credit', 'Plain']],
    [{ term: 'long' }, ['Green']],
    [{ rate: 'variable' }, ['Flex']],
    [{ rate: 'fixed' }, ['Credit', 'Plain', 'Green']],
    [{ green: true }, ['Green']],
    [{ noFee: true }, ['Flex']],
    [{ green: true, noFee: true }, []],
  ] as const)('%j leaves %j', (changes, names) => {
    expect(namesAt(1000, changes)).toEqual(names)
    expect(countFilters({ ...query, ...changes })).toBe(Object.keys(changes).length)
  })
})

describe('the warning of a price that holds at some uses only', () => {
  it('names the uses where a credit does not make it low', () => {
    expect(priceTrapOf(credit)).toMatchObject({
      billCredits: [{ amount: 100, from: 1000 }],
      dearer: [{ use: 500 }, { use: 2000 }],
    })
  })

  it('names the uses that a minimum usage fee is charged at', () => {
    const fee = plan('Fee', [90, 158, 312], { minimumUsageFee: { amount: 9.95, below: 1000 } })
    expect(priceTrapOf(fee)).toMatchObject({ minimumUsageFee: { amount: 9.95 }, dearer: [{ use: 500 }] })
  })

  it('is given for no plan without a credit or such a fee', () => {
    expect(all.filter((each) => priceTrapOf(each) !== null)).toEqual([credit])
  })
})
