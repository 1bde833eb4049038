import { describe, expect, it } from 'vitest'
import { readPlanQuery } from '../components/plan-query'
import { planLocationOf } from './plan-location'

const cedar = 'a02000000000001AAA'
const trinity = 'a02000000000002AAA'

function area(utilityId: string, isOpen = true) {
  return {
    city: 'Lewisville',
    state: 'TX',
    commodity: 'Electricity' as const,
    isOpen,
    closedReason: null,
    utilityId,
    utilityName: utilityId,
    utilityPhone: null,
  }
}

const account = {
  id: '001000000000001AAA',
  street: null,
  zipCode: '75067',
  commodity: 'Electricity' as const,
  utilityId: trinity,
  planCode: null,
  months: 12,
  used: 9000,
  change: null,
}

function find(areas: readonly ReturnType<typeof area>[], search: string, own: typeof account | null = null) {
  const query = readPlanQuery(new URLSearchParams(search))
  return planLocationOf({ zipCode: '75067', areas: [...areas], plans: [], account: own }, query)
}

describe('the utility whose plans are shown', () => {
  it('is the only one', () => {
    expect(find([area(cedar)], 'zip=75067')).toMatchObject({ kind: 'chosen', area: { utilityId: cedar } })
  })

  it('is asked for among several, for a ZIP code does not settle it', () => {
    expect(find([area(cedar), area(trinity)], 'zip=75067')).toMatchObject({ kind: 'several' })
    // An account says nothing of another home that somebody types the ZIP code of.
    expect(find([area(cedar), area(trinity)], 'zip=75067', account)).toMatchObject({ kind: 'several' })
  })

  it.each([trinity, trinity.slice(0, 15)])('is the one that the address names: %s', (id) => {
    expect(find([area(cedar), area(trinity)], `zip=75067&utility=${id}`)).toMatchObject({
      kind: 'chosen',
      area: { utilityId: trinity },
    })
  })

  it('is the account’s own where no ZIP code is given', () => {
    expect(find([area(cedar), area(trinity)], '', account)).toMatchObject({
      kind: 'chosen',
      area: { utilityId: trinity },
    })
  })

  it('is none in a closed area, nor where nobody serves', () => {
    expect(find([area(cedar, false)], 'zip=75067')).toMatchObject({ kind: 'closed' })
    expect(find([], 'zip=75067')).toEqual({ kind: 'unknown' })
  })
})
