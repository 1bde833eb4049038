import { describe, expect, it } from 'vitest'
import {
  buildListAddress,
  defaultListChoice,
  type ListChoice,
  nextOrder,
  parseListChoice,
} from './list-address'

describe('the address of a list', () => {
  it.each<ListChoice>([
    defaultListChoice,
    { ...defaultListChoice, listViewApiName: 'AllOpen', sortBy: '-Due__c' },
    { ...defaultListChoice, listViewApiName: 'AllOpen', pageToken: 'a+b/c=&d' },
    {
      ...defaultListChoice,
      searchTerm: 'a & b',
      columns: ['Name', 'Owner.Name'],
      filters: [
        { fieldApiName: 'Status', operator: 'Equals', operands: ['New', ''] },
        { fieldApiName: 'Name', operator: 'Contains', operands: ['~&,'] },
      ],
    },
  ])('comes back as it was chosen: %o', (choice) => {
    const { pathname, search } = new URL(
      buildListAddress('/console/list/Thing__c', choice),
      'http://console.invalid',
    )
    expect(pathname).toBe('/console/list/Thing__c')
    expect(parseListChoice(search)).toEqual(choice)
  })

  it('takes an empty parameter for none', () => {
    expect(parseListChoice('?view=&sort=&page=&q=&columns=&f=')).toEqual(defaultListChoice)
  })
})

describe('a press on the heading of a column', () => {
  it('orders by it, and the other way round the second time', () => {
    expect(nextOrder('Name', null)).toBe('Name')
    expect(nextOrder('Name', { fieldApiName: 'Due__c', isAscending: true })).toBe('Name')
    expect(nextOrder('Name', { fieldApiName: 'Name', isAscending: true })).toBe('-Name')
    expect(nextOrder('Name', { fieldApiName: 'Name', isAscending: false })).toBe('Name')
  })
})
