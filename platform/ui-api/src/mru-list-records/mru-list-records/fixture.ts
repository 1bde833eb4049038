import type { CallFixture } from '../../define/fixture'
import { refusedPages } from '../../request/lists/list-page-examples'
import { getMruListRecordsContract } from './contract'

const cases = { objectApiName: 'Case' }

export const fixtures: readonly CallFixture[] = [
  {
    contract: getMruListRecordsContract,
    shape: 'ListRecordCollection',
    cases: [
      {
        title: 'the records looked at last',
        viewer: 'customer',
        request: () => ({ params: cases, query: { pageSize: 5, fields: 'Case.Subject' } }),
        gives: 'success',
      },
      ...refusedPages(cases, getMruListRecordsContract.errors),
    ],
  },
]
