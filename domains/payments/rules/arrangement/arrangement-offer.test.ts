import { describe, expect, it } from 'vitest'
import { limitsFrom } from '../../../customer-service/facts/brand-limits'
import { type ArrangementRequest, arrangementOffer } from './arrangement-offer'

const request: ArrangementRequest = {
  isActiveAccount: true,
  dueCents: 12_050,
  dueDay: '2026-12-04',
  today: '2026-11-20',
  leastParts: 5,
  limits: limitsFrom(undefined),
  hasActive: false,
  isOnItsWay: false,
  earlier: [],
}
const agreed = (kind: 'Extension' | 'Plan', status: string, agreedDay: string) => ({
  kind,
  status,
  agreedDay,
})

describe('what is offered for a bill', () => {
  it('is ten days more, or five parts from its due date on', () => {
    expect(arrangementOffer(request)).toEqual({
      problem: null,
      Extension: { amountCents: 12_050, parts: 1, firstDueDay: '2026-12-14' },
      Plan: { amountCents: 12_050, parts: 5, firstDueDay: '2026-12-04' },
    })
  })

  it('goes by the limits of the brand, and never below the parts that the law gives', () => {
    const limits = { ...limitsFrom(undefined), Extension_Days__c: 5, Plan_Parts__c: 8, Plan_Up_To__c: 120.5 }
    expect(arrangementOffer({ ...request, limits })).toMatchObject({
      Extension: { firstDueDay: '2026-12-09' },
      Plan: { parts: 8 },
    })
    expect(arrangementOffer({ ...request, dueCents: 12_051, limits })).toMatchObject({ Plan: null })
    const fewer = { ...limits, Plan_Parts__c: 2 }
    expect(arrangementOffer({ ...request, limits: fewer })).toMatchObject({ Plan: { parts: 5 } })
  })

  it('is no later date once it is late, and a first part in five days at the earliest', () => {
    expect(arrangementOffer({ ...request, dueDay: '2026-11-19' })).toEqual({
      problem: null,
      Extension: null,
      Plan: { amountCents: 12_050, parts: 5, firstDueDay: '2026-11-25' },
    })
    expect(arrangementOffer({ ...request, dueDay: '2026-11-20' })).toMatchObject({
      Extension: { firstDueDay: '2026-11-30' },
      Plan: { firstDueDay: '2026-11-25' },
    })
  })

  it('is a later date once in six months, and no plan below $50 or above $2,000', () => {
    const extended = agreed('Extension', 'Kept', '2026-05-21')
    expect(arrangementOffer({ ...request, earlier: [extended] })).toMatchObject({ Extension: null })
    expect(
      arrangementOffer({ ...request, earlier: [{ ...extended, agreedDay: '2026-05-20' }] }),
    ).toMatchObject({ Extension: { parts: 1 } })
    const planned = agreed('Plan', 'Kept', '2026-11-01')
    expect(arrangementOffer({ ...request, earlier: [planned] })).toMatchObject({ Extension: { parts: 1 } })
    for (const dueCents of [5_000, 200_000]) {
      expect(arrangementOffer({ ...request, dueCents })).toMatchObject({ Plan: { amountCents: dueCents } })
    }
    expect(arrangementOffer({ ...request, dueCents: 1 })).toMatchObject({ Extension: { amountCents: 1 } })
    for (const dueCents of [4_999, 200_001]) {
      expect(arrangementOffer({ ...request, dueCents })).toMatchObject({ problem: null, Plan: null })
      const late = { ...request, dueCents, dueDay: '2026-11-19' }
      expect(arrangementOffer(late)).toEqual({ problem: 'outOfRange' })
    }
  })

  it.each([
    ['closed', { isActiveAccount: false }],
    ['nothingDue', { dueCents: 0 }],
    ['active', { hasActive: true }],
    ['onItsWay', { isOnItsWay: true }],
    ['broken', { earlier: [agreed('Plan', 'Broken', '2025-11-21')] }],
    ['unknownLaw', { leastParts: null }],
  ] as const)('is nothing without an advisor: %s', (problem, changes) => {
    expect(arrangementOffer({ ...request, ...changes })).toEqual({ problem })
  })

  it('is open again a year after an arrangement that was not kept', () => {
    const earlier = [agreed('Plan', 'Broken', '2025-11-20')]
    expect(arrangementOffer({ ...request, earlier })).toMatchObject({ problem: null })
  })
})
