import type { CallFixture } from '../../define/fixture'
import { allCasesId, refusedPages } from '../../request/lists/list-page-examples'
import { getListUiByIdContract, getListUiByNameContract } from './contract'

const allCases = { objectApiName: 'Case', listViewApiName: 'AllCases' }

export const fixtures: readonly CallFixture[] = [
  {
    contract: getListUiByNameContract,
    shape: 'ListUI',
    cases: [
      {
        title: 'a list view with the first page of its records',
        viewer: 'customer',
        request: () => ({ params: allCases, query: { pageSize: 2, fields: 'Case.Subject' } }),
        gives: 'success',
      },
      {
        title: 'the records looked at last',
        viewer: 'advisor',
        request: () => ({ params: { objectApiName: 'Case', listViewApiName: '__Recent' } }),
        gives: 'success',
      },
      ...refusedPages(allCases, getListUiByNameContract.errors),
    ],
  },
  {
    contract: getListUiByIdContract,
    shape: 'ListUI',
    cases: [
      {
        title: 'a list view by its id',
        viewer: 'admin',
        request: () => ({ params: { listViewId: allCasesId }, query: { pageSize: 2 } }),
        gives: 'success',
      },
      ...refusedPages({ listViewId: allCasesId }, getListUiByIdContract.errors),
    ],
  },
]
