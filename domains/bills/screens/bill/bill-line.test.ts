import { describe, expect, it } from 'vitest'
import { sumOf, toBillLine } from './bill-line'

describe('the sum of the lines', () => {
  it('is exact to the cent where the machine’s fractions are not', () => {
    expect(0.1 + 0.2).not.toBe(0.3)
    expect(sumOf([{ amount: 0.1 }, { amount: 0.2 }])).toBe(0.3)
    expect(sumOf(Array.from({ length: 1000 }, () => ({ amount: 1.1 })))).toBe(1100)
  })

  it('takes credits off', () => {
    expect(sumOf([{ amount: 149.37 }, { amount: -100 }, { amount: 0.08 }])).toBe(49.45)
  })

  it('is nothing without lines', () => {
    expect(sumOf([])).toBe(0)
  })
})

describe('a line', () => {
  it('is read with its words in the page’s language', () => {
    const record = {
      id: 'a05000000000001AAA',
      fields: {
        Line_Type__c: { value: 'Energy', displayValue: 'Cargo por energía' },
        Charged_By__c: { value: 'Utility', displayValue: 'Compañía de distribución' },
        Quantity__c: { value: 1250, displayValue: '1,250' },
        Unit__c: { value: 'kWh', displayValue: 'kWh' },
        Rate__c: { value: 8.5, displayValue: '8.5' },
        Amount__c: { value: 106.25, displayValue: '$106.25' },
      },
    }
    expect(toBillLine(record)).toEqual({
      id: 'a05000000000001AAA',
      label: 'Cargo por energía',
      chargedBy: 'Utility',
      quantity: 1250,
      unit: 'kWh',
      rate: 8.5,
      amount: 106.25,
    })
  })
})
