import type { CallFixture } from '../../define/fixture'
import { refusedPages } from '../../request/lists/list-page-examples'
import { getMruListUiContract } from './contract'

const cases = { objectApiName: 'Case' }

export const fixtures: readonly CallFixture[] = [
  {
    contract: getMruListUiContract,
    shape: 'ListUI',
    cases: [
      {
        title: 'the list of the records looked at last',
        viewer: 'customer',
        request: () => ({ params: cases, query: { pageSize: 5, fields: 'Case.Subject' } }),
        gives: 'success',
      },
      ...refusedPages(cases, getMruListUiContract.errors),
    ],
  },
]
