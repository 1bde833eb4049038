import { describe, expect, it } from 'vitest'
import { buildSearchAddress, isSearchable, parseSearchChoice, type SearchChoice } from './search-address'

const searchOf = (address: string) => new URL(address, 'http://console.invalid').search

describe('the address of a search', () => {
  it.each<SearchChoice>([
    { q: 'a+b & c', objectApiName: null, filters: [], pageToken: null },
    {
      q: '555 0142',
      objectApiName: 'Thing__c',
      filters: [{ fieldApiName: 'Status', operator: 'Equals', operands: ['New'] }],
      pageToken: '25',
    },
  ])('comes back as it was chosen: %o', (choice) => {
    expect(parseSearchChoice(searchOf(buildSearchAddress(choice)))).toEqual(choice)
  })
})

describe('a term', () => {
  it.each([
    ['ab', true],
    ['ñ7', true],
    ['a', false],
    [' % ', false],
  ])('%j is searched for: %s', (term, expected) => {
    expect(isSearchable(term)).toBe(expected)
  })
})
