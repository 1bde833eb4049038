import type { CallFixture } from '../../define/fixture'
import { listSummaryCases } from '../../request/lists/list-summaries-fixture'
import { getListInfosByObjectNameContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getListInfosByObjectNameContract,
    shape: 'ListInfoSummaryCollection',
    refusal: 'forbidden',
    cases: listSummaryCases,
  },
]
