import { describe, expect, it } from 'vitest'
import { type ListChoice, listAddress, listChoiceOf, nextOrder } from './list-address'

describe('the address of a list', () => {
  it.each<ListChoice>([
    { listViewApiName: null, sortBy: null, pageToken: null },
    { listViewApiName: 'AllOpen', sortBy: '-Due__c', pageToken: null },
    { listViewApiName: 'AllOpen', sortBy: null, pageToken: 'a+b/c=&d' },
  ])('comes back as it was chosen: %o', (choice) => {
    const { pathname, search } = new URL(
      listAddress('/console/list/Thing__c', choice),
      'http://console.invalid',
    )
    expect(pathname).toBe('/console/list/Thing__c')
    expect(listChoiceOf(search)).toEqual(choice)
  })

  it('takes an empty parameter for none', () => {
    expect(listChoiceOf('?view=&sort=&page=')).toEqual({
      listViewApiName: null,
      sortBy: null,
      pageToken: null,
    })
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
