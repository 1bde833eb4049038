import { describe, expect, it } from 'vitest'
import { toAccount } from './account'
import { chooseAccount } from './choose-account'

function account(id: string, status: string, contractEnd: string | null = null) {
  const field = (value: string | null) => ({ value, displayValue: value })
  return toAccount({
    id,
    fields: {
      Name: field('12 Elm Way'),
      Status__c: field(status),
      Contract_End_Date__c: field(contractEnd),
    },
  })
}

const closed = account('001000000000001AAA', 'Closed')
const active = account('001000000000002AAA', 'Active')

describe('the account of a page', () => {
  it('is the first active one when the address names none', () => {
    expect(chooseAccount([closed, active], null)).toBe(active)
    expect(chooseAccount([closed], null)).toBe(closed)
    expect(chooseAccount([], null)).toBeNull()
  })

  it('is one that will have service before those that had it, of which the last comes first', () => {
    const pending = account('001000000000003AAA', 'Pending')
    const earlier = account('001000000000004AAA', 'Closed', '2027-06-21')
    const later = account('001000000000005AAA', 'Closed', '2028-01-26')
    const cancelled = account('001000000000006AAA', 'Cancelled')
    expect(chooseAccount([cancelled, earlier, later, pending], null)).toBe(pending)
    expect(chooseAccount([cancelled, earlier, later], null)).toBe(later)
    expect(chooseAccount([cancelled, closed, earlier], null)).toBe(earlier)
  })

  it('is the one that the address names, in either form', () => {
    expect(chooseAccount([closed, active], '001000000000001AAA')).toBe(closed)
    expect(chooseAccount([closed, active], '001000000000001')).toBe(closed)
  })

  it.each(['001000000000003AAA', '001', '', '../001000000000001', 'null'])('is none for %j', (requested) => {
    expect(chooseAccount([closed, active], requested)).toBeNull()
  })
})
