import { describe, expect, it } from 'vitest'
import { chooseUse, readPlanQuery, writePlanQuery } from './plan-query'

const read = (search: string) => readPlanQuery(new URLSearchParams(search))

describe('the query of plan search', () => {
  it('comes back as it was written', () => {
    const search =
      '?zip=75067&utility=a02000000000001AAA&use=750&term=short&rate=fixed&green=1&nofee=1&account=001000000000001AAA&home=other'
    expect(writePlanQuery(read(search))).toBe(search)
    expect(writePlanQuery(read(''))).toBe('')
    expect(writePlanQuery(read('use=own'), ['A', 'B'])).toBe('?use=own&plan=A&plan=B')
  })

  it.each([
    ['zip=77002', '77002', null],
    ['zip=+77002-1234+', '77002', null],
    ['zip=770021234', '77002', null],
    ['zip=7700', null, '7700'],
    ['zip=', null, ''],
    ['zip=<script>', null, '<script>'],
    ['', null, null],
  ])('of %j has the ZIP code %j', (search, zip, wrongZip) => {
    expect(read(search)).toMatchObject({ zip, wrongZip })
  })

  it.each([
    ['use=1000', 1000, null],
    ['use=1000&amount=', 1000, null],
    ['use=1000&amount=1,250', 1250, null],
    ['use=own', 'own', null],
    ['use=own&amount=600', 600, null],
    ['use=1000&amount=lots', null, 'lots'],
    ['amount=0', null, '0'],
    ['amount=-5', null, '-5'],
    ['use=1e9', null, null],
  ])('of %j asks for the use %j', (search, use, wrongAmount) => {
    expect(read(search)).toMatchObject({ use, wrongAmount })
  })

  it('passes over choices and ids that are none', () => {
    expect(read('term=forever&rate=free&green=yes&utility=../x&account=1')).toEqual(read(''))
  })
})

describe('the use that plans are compared at', () => {
  const amount = (value: number) => ({ kind: 'amount', amount: value })

  it('is the one that is asked for', () => {
    expect(chooseUse(read('use=750'), 'Electricity', true)).toEqual(amount(750))
    expect(chooseUse(read('use=own'), 'Electricity', true)).toEqual({ kind: 'own' })
  })

  it('is the account’s own unless another is asked for, and the middle one without an account', () => {
    expect(chooseUse(read(''), 'Electricity', true)).toEqual({ kind: 'own' })
    expect(chooseUse(read(''), 'Electricity', false)).toEqual(amount(1000))
    expect(chooseUse(read('use=own'), 'Gas', false)).toEqual(amount(50))
  })

  it('is no use of the other commodity’s facts label', () => {
    expect(chooseUse(read('use=1000'), 'Gas', false)).toEqual(amount(50))
    expect(chooseUse(read('use=50'), 'Electricity', false)).toEqual(amount(1000))
  })
})
