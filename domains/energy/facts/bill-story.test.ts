import { describe, expect, it } from 'vitest'
import { billStory, type ComparedBills, mainReasons } from './bill-story'

const change: ComparedBills['change'] = {
  parts: [
    { cause: 'days', amount: 5, used: 40 },
    { cause: 'weather', amount: -53.21, used: -400 },
    { cause: 'use', amount: 0, used: 0 },
    { cause: 'price', amount: 0, used: null },
    { cause: 'fees', amount: 24.88, used: null },
  ],
  fees: [
    { name: 'Returned payment fee', amount: 25 },
    { name: 'Regulatory assessment', amount: -0.12 },
  ],
}

function tell(values: Partial<ComparedBills>) {
  return billStory({ thisBill: { carried: 0 }, lastBill: { carried: 0 }, returned: 0, change, ...values })
}

const amountsOf = (steps: ReturnType<typeof billStory>) => steps.map(({ id, amount }) => [id, amount])

describe('the story of a bill', () => {
  it('has a step for each cause that matters, a fee by its line, and none that is zero', () => {
    expect(amountsOf(tell({}))).toEqual([
      ['days', 5],
      ['weather', -53.21],
      ['Returned payment fee', 25],
      ['smallFees', -0.12],
    ])
  })

  it('tells a returned payment as such, and what else was left apart from it', () => {
    const steps = tell({ thisBill: { carried: 250 }, returned: 217.44 })
    expect(amountsOf(steps).slice(-2)).toEqual([
      ['returned', 217.44],
      ['carried', 32.56],
    ])
  })

  it('tells no more of a returned payment than the bill still carried', () => {
    expect(amountsOf(tell({ thisBill: { carried: 100 }, returned: 217.44 })).at(-1)).toEqual([
      'returned',
      100,
    ])
    expect(amountsOf(tell({ returned: 217.44 }))).toEqual(amountsOf(tell({})))
  })

  it('tells a credit, and that less was left than the bill before', () => {
    expect(amountsOf(tell({ thisBill: { carried: -20 } })).at(-1)).toEqual(['carried', -20])
    expect(amountsOf(tell({ lastBill: { carried: 80 } })).at(-1)).toEqual(['carried', -80])
  })

  it('says nothing without a bill before, and nothing of lines that do not add up', () => {
    expect(tell({ lastBill: null })).toEqual([])
    expect(tell({ change: null })).toEqual([])
  })
})

describe('the main reasons', () => {
  it('are three at most, the largest first, and none that hardly matters beside it', () => {
    const steps = tell({ thisBill: { carried: 217.44 }, returned: 217.44 })
    expect(mainReasons(steps).map(({ id }) => id)).toEqual(['returned', 'weather', 'Returned payment fee'])
    expect(mainReasons([])).toEqual([])
  })
})
