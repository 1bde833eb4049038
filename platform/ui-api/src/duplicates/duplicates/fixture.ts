import { masterRecordTypeId } from '@porchlight/metadata'
import type { CallFixture } from '../../define/fixture'
import { getDuplicateConfigurationContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getDuplicateConfigurationContract,
    shape: 'DuplicatesConfiguration',
    cases: [
      {
        title: 'an object with duplicate rules and a filter',
        viewer: 'admin',
        request: () => ({ params: { objectApiName: 'Lead' }, query: { recordTypeId: masterRecordTypeId } }),
        gives: 'success',
      },
      {
        title: 'an object without duplicate rules',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case' } }),
        gives: 'success',
      },
    ],
  },
]
