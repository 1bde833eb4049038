import { describe, expect, it } from 'vitest'
import { type CompanyPolicy, findStaffGroup, provesSecondFactor } from './company-policy'

const policy: CompanyPolicy = {
  groups: [
    { group: 'leads', role: 'Supervisor', brand: 'second' },
    { group: 'desk', role: 'Advisor', brand: 'first' },
  ],
  createsStaff: false,
  secondFactor: { methods: ['mfa', 'hwk'], levels: ['high'] },
}

describe('the company’s word', () => {
  it.each([
    [[], null],
    [['Desk', 'desk '], null],
    [['canteen', 'desk'], 'Advisor'],
    [['desk', 'leads'], 'Supervisor'],
  ])('for groups %j gives the role of the first that counts, %s', (groups, role) => {
    expect(findStaffGroup(policy, groups)?.role ?? null).toBe(role)
  })

  it.each([
    [['pwd'], null, false],
    [['pwd', 'mfa'], null, true],
    [[], 'high', true],
    [['high'], 'mfa', false],
  ])('for methods %j and level %s says a second factor was proved: %s', (methods, level, is) => {
    expect(provesSecondFactor(policy, { methods, level })).toBe(is)
  })

  it('proves no second factor unless the settings say by what', () => {
    const silent = { ...policy, secondFactor: { methods: [], levels: [] } }
    expect(provesSecondFactor(silent, { methods: ['mfa', ''], level: '' })).toBe(false)
  })
})
