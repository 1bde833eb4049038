import { describe, expect, it } from 'vitest'
import { planChoiceOf } from './plan-choice'

const plan = { code: 'FIXED-24', utilityId: 'a02000000000001AAA' }
const terms = { startDate: '2027-01-05', startsAtRead: false, earlyTerminationFee: 0 }
const account = {
  id: '001000000000001AAA',
  street: '12 Lantern Row',
  zipCode: '77002',
  commodity: 'Electricity' as const,
  utilityId: plan.utilityId,
  planCode: 'FIXED-12',
  months: 12,
  used: 9000,
  change: { kind: 'Renewal' as const, ...terms },
}
const changing = { ...account, change: { kind: 'Change' as const, ...terms } }
const here = { zip: '77002', isOtherHome: false }

describe('choosing a plan', () => {
  it('is a renewal or a change for a home that has service with us', () => {
    const path = '/change-plan?plan=FIXED-24&account=001000000000001AAA'
    expect(planChoiceOf(plan, here, account)).toEqual({ kind: 'renewal', path })
    expect(planChoiceOf(plan, { ...here, zip: null }, changing)).toEqual({ kind: 'change', path })
  })

  it('is a sign-up for a guest and for another home', () => {
    const signUp = { kind: 'signUp', path: '/enroll/sign-up?plan=FIXED-24&zip=77002' }
    expect(planChoiceOf(plan, here, null)).toEqual(signUp)
    expect(planChoiceOf(plan, { ...here, isOtherHome: true }, account)).toEqual(signUp)
    expect(planChoiceOf(plan, { ...here, zip: '75067' }, account)).toMatchObject({ kind: 'signUp' })
    expect(planChoiceOf({ ...plan, utilityId: 'a02000000000002AAA' }, here, account)).toEqual(signUp)
    expect(planChoiceOf(plan, here, { ...account, change: null })).toEqual(signUp)
  })

  it('is nothing for the plan that the home has, unless its contract ends', () => {
    const own = { ...plan, code: 'FIXED-12' }
    expect(planChoiceOf(own, here, changing)).toEqual({ kind: 'present' })
    expect(planChoiceOf(own, here, account)).toMatchObject({ kind: 'renewal' })
  })
})
