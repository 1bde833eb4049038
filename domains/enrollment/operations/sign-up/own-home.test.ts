import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { agreed, fillSignUp } from '../../../testing/sign-up'

let bench: MethodBench

const dana = 'dana.whitcombe@example.com'
const home = { caseType: 'Switch', street: '1204 juniper bend  LN.', zipCode: '77084' }

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const accounts = async () =>
  (
    await bench.world.context.pool.query<{ count: number }>(
      'select count(*)::int as count from record."Account"',
    )
  ).rows[0]?.count

describe('a customer who signs up while they are signed in', () => {
  it('makes no second account at a home that has service', async () => {
    const browser = bench.browser()
    await browser.signIn(dana)
    await fillSignUp(browser, { startDate: '2026-12-01' })
    expect(await browser.refusalKey('saveSignUpService', home)).toBe('homeHasService')
    const { rows } = await bench.world.context.pool.query<{ esiid: string }>(
      `select "ESIID__c" as esiid from record."Account" where "AccountNumber" = '4100120401'`,
    )
    const meter = { ...home, street: '9 Another Way', esiid: rows[0]?.esiid, servicePointChoice: 'asEntered' }
    expect(await browser.refusalKey('saveSignUpService', meter)).toBe('homeHasService')
  })

  it('may sign up for another home, in the same street as well', async () => {
    const browser = bench.browser()
    await browser.signIn(dana)
    await fillSignUp(browser, { service: { ...home, caseType: 'Move_In', street: '1206 Juniper Bend Ln' } })
    expect(await browser.call('submitEnrollment', agreed)).toMatchObject({ location: '/enroll/complete' })
  })

  it('is refused at the end who began as a guest', async () => {
    const before = await accounts()
    const browser = bench.browser()
    await fillSignUp(browser, { service: { ...home, caseType: 'Move_In' } })
    await browser.signIn(dana)
    expect(await browser.refusalKey('submitEnrollment', agreed)).toBe('homeHasService')
    expect(await accounts()).toBe(before)
  })

  it('is told nothing of the homes of others', async () => {
    const guest = bench.browser()
    await fillSignUp(guest, { service: { ...home, caseType: 'Move_In' } })
    expect(await guest.call('submitEnrollment', agreed)).toMatchObject({ location: '/enroll/complete' })
  })
})
