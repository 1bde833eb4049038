import { expect, it } from 'vitest'
import { brandLimits } from '../../customer-service/facts/brand-limits'
import { type LawOfPlace, lawByPlace } from '../../customers/facts/law-by-place'

it('no brand can choose fewer parts of a payment plan than any law gives, or more than the legal cap of a deposit', () => {
  const laws: readonly LawOfPlace[] = Object.values(lawByPlace)
  const parts = laws.map(({ paymentPlan }) => paymentPlan?.leastParts ?? 0)
  expect(brandLimits.Plan_Parts__c.least).toBe(Math.max(...parts))
  expect(brandLimits.Deposit_Cap_Percent__c.most).toBe(100)
})
