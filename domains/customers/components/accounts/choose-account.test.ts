import { describe, expect, it } from 'vitest'
import { toAccount } from './account'
import { chooseAccount } from './choose-account'

function account(id: string, status: string) {
  const field = (value: string) => ({ value, displayValue: value })
  return toAccount({ id, fields: { Name: field('12 Elm Way'), Status__c: field(status) } })
}

const closed = account('001000000000001AAA', 'Closed')
const active = account('001000000000002AAA', 'Active')

describe('the account of a page', () => {
  it('is the first active one when the address names none', () => {
    expect(chooseAccount([closed, active], null)).toBe(active)
    expect(chooseAccount([closed], null)).toBe(closed)
    expect(chooseAccount([], null)).toBeNull()
  })

  it('is the one that the address names, in either form', () => {
    expect(chooseAccount([closed, active], '001000000000001AAA')).toBe(closed)
    expect(chooseAccount([closed, active], '001000000000001')).toBe(closed)
  })

  it.each(['001000000000003AAA', '001', '', '../001000000000001', 'null'])('is none for %j', (requested) => {
    expect(chooseAccount([closed, active], requested)).toBeNull()
  })
})
