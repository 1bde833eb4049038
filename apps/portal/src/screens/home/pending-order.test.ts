import { describe, expect, it } from 'vitest'
import { mostUrgent, type PendingOrder, toPendingOrder } from './pending-order'

function order(values: Partial<PendingOrder>): PendingOrder {
  return {
    id: '801000000000001AAA',
    accountId: null,
    stage: 'Submission',
    street: null,
    planName: null,
    confirmationNumber: null,
    requestedStart: null,
    utilityName: null,
    ...values,
  }
}

describe('the pending order on the home page', () => {
  it('is the account’s own before one that starts sooner', () => {
    const own = order({ id: 'own', accountId: 'a', requestedStart: '2026-12-20' })
    const sooner = order({ id: 'sooner', accountId: 'b', requestedStart: '2026-12-01' })
    expect(mostUrgent([sooner, own], 'a')?.id).toBe('own')
  })

  it('is the one that starts soonest when the account has none', () => {
    const later = order({ id: 'later', requestedStart: '2026-12-20' })
    const sooner = order({ id: 'sooner', requestedStart: '2026-12-01' })
    const undated = order({ id: 'undated' })
    expect(mostUrgent([undated, later, sooner], null)?.id).toBe('sooner')
  })

  it('is none without orders', () => {
    expect(mostUrgent([], null)).toBeNull()
  })

  it('names the utility when it may be read', () => {
    const field = (value: unknown) => ({ value, displayValue: null })
    const utility = { id: 'a02000000000001AAA', fields: { Name: field('Bayou Grid') } }
    const record = { id: 'o', fields: { Stage__c: field('Processing'), Utility__r: field(utility) } }
    expect(toPendingOrder(record)).toMatchObject({ stage: 'Processing', utilityName: 'Bayou Grid' })
    expect(toPendingOrder({ id: 'o', fields: {} })).toMatchObject({ stage: 'Submission', utilityName: null })
  })
})
