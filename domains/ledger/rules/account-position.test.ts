import { expect, it } from 'vitest'
import { owedBy, positionOn } from './account-position'

const totals = (owedCents: number, depositCents = 0) => ({ sequence: 9, owedCents, depositCents })
const charge = (cents: number, dueDay: string) => ({ cents, dueDay })

it('what is owed by a day leaves out charges that are due later, and no more than that', () => {
  const charges = [charge(3000, '2026-11-18'), charge(5000, '2026-12-18')]
  expect(owedBy(totals(10_000), charges, '2026-11-17')).toBe(2000)
  expect(owedBy(totals(10_000), charges, '2026-11-18')).toBe(5000)
  expect(owedBy(totals(10_000), charges, '2026-12-18')).toBe(10_000)
  expect(owedBy(totals(4000), charges, '2026-11-18')).toBe(0)
  expect(owedBy(totals(-4000), [], '2026-11-18')).toBe(0)
})

it('a later bill that is a credit takes nothing from an older debt but by the balance', () => {
  expect(owedBy(totals(8000), [charge(-2000, '2026-12-18')], '2026-11-18')).toBe(8000)
})

it('a bill is past due on the day after its due date', () => {
  const dueToday = [charge(6000, '2026-11-20')]
  expect(positionOn(totals(6000), dueToday, '2026-11-20')).toMatchObject({ owedCents: 6000, pastDueCents: 0 })
  expect(positionOn(totals(6000), dueToday, '2026-11-21')).toMatchObject({ pastDueCents: 6000 })
})

it('what is paid too much is a credit, and a deposit is neither', () => {
  expect(positionOn(totals(-250, 27_500), [], '2026-11-20')).toEqual({
    owedCents: 0,
    pastDueCents: 0,
    creditCents: 250,
    depositHeldCents: 27_500,
  })
})

it('an account that owes nothing and has nothing owes, is past due with and has to its credit nothing', () => {
  const nothing = { owedCents: 0, pastDueCents: 0, creditCents: 0, depositHeldCents: 0 }
  expect(positionOn(totals(0), [], '2026-11-20')).toEqual(nothing)
  expect(positionOn(totals(6000), [charge(6000, '2026-12-18')], '2026-11-20')).toEqual({
    ...nothing,
    owedCents: 6000,
  })
})
