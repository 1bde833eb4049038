import { describe, expect, it } from 'vitest'
import { hoursOf, toIntervalDay } from './interval-day'

const quarters = (count: number) => Array.from({ length: count }, (_, index) => index / 1000)
const namesOf = (count: number) => hoursOf(quarters(count)).map(({ hour }) => hour)

describe('the hours of a day', () => {
  it('are 24 on an ordinary day', () => {
    expect(namesOf(96)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
  })

  it('leave out the one from 2 to 3 when clocks go forward', () => {
    expect(namesOf(92)).toEqual([0, 1, ...Array.from({ length: 21 }, (_, index) => index + 3)])
  })

  it('have the one from 1 to 2 twice when clocks go back', () => {
    expect(namesOf(100)).toEqual([0, 1, 1, ...Array.from({ length: 22 }, (_, index) => index + 2)])
    expect(
      hoursOf(quarters(100))
        .map(({ isRepeated }) => isRepeated)
        .indexOf(true),
    ).toBe(2)
  })

  it.each([92, 96, 100])('hold each of %i quarters once, in order', (count) => {
    expect(hoursOf(quarters(count)).flatMap((hour) => hour.quarters)).toEqual(quarters(count))
  })
})

describe('a day out of its record', () => {
  it('keeps a quarter that was not read apart from zero', () => {
    const fields = {
      Read_Date__c: { value: '2026-11-05', displayValue: null },
      Kilowatt_Hours__c: { value: 23.5, displayValue: null },
      Read_Type__c: { value: 'Actual', displayValue: null },
      Interval_Values__c: {
        value: ['', '0.000', ...Array.from({ length: 94 }, () => '0.250')].join(','),
        displayValue: null,
      },
    }
    const day = toIntervalDay({ id: 'a06000000000001AAA', fields })
    expect(day?.hours[0]?.quarters).toEqual([null, 0, 0.25, 0.25])
  })
})
