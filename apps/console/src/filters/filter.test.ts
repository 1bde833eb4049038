import { describe, expect, it } from 'vitest'
import { formatFilter, parseFilter } from './filter'

describe('a filter in an address', () => {
  it.each([
    { fieldApiName: 'Status', operator: 'Equals', operands: ['New', 'On hold'] },
    { fieldApiName: 'Owner.Name', operator: 'Contains', operands: ['50%~7E %7E ~'] },
    { fieldApiName: 'Due__c', operator: 'Equals', operands: [''] },
  ])('comes back as it was written: %o', (filter) => {
    expect(parseFilter(formatFilter(filter))).toEqual(filter)
  })

  it.each(['', 'Status', 'Status~Equals', '~Equals~New'])('%j is none', (parameter) => {
    expect(parseFilter(parameter)).toBeNull()
  })
})
