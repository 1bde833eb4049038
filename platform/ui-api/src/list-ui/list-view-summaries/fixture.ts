import type { CallFixture } from '../../define/fixture'
import { listSummaryCases } from '../../request/lists/list-summaries-fixture'
import { getListViewSummariesContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getListViewSummariesContract,
    shape: 'ListViewSummaryCollection',
    cases: listSummaryCases,
  },
]
