import type { CallFixture } from '../../define/fixture'

/** Requests for pages of an object's list views, whichever call serves them. */
export const listSummaryCases: CallFixture['cases'] = [
  {
    title: 'the second page of the list views with a word in their labels',
    viewer: 'advisor',
    request: () => ({
      params: { objectApiName: 'Case' },
      query: { q: 'cases', pageSize: 2, pageToken: '2' },
    }),
    gives: 'success',
  },
  {
    title: 'the list views opened last',
    viewer: 'customer',
    request: () => ({ params: { objectApiName: 'Case' }, query: { recentListsOnly: true } }),
    gives: 'success',
  },
  {
    title: 'a page of no lists',
    viewer: 'customer',
    request: () => ({ params: { objectApiName: 'Case' }, query: { pageSize: 0 } }),
    gives: 'numberOutsideRange',
  },
  {
    title: 'a token that no page answered',
    viewer: 'customer',
    request: () => ({ params: { objectApiName: 'Case' }, query: { pageToken: 'x' } }),
    gives: 'invalidPageToken',
  },
]
