import type { CallFixture } from '../../define/fixture'
import { getLookupMetadataContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getLookupMetadataContract,
    shape: 'LookupMetadata',
    cases: [
      {
        title: 'the account of a case',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case', fieldApiName: 'AccountId' } }),
        gives: 'success',
      },
      {
        title: 'names in another case',
        viewer: 'advisor',
        request: () => ({ params: { objectApiName: 'CASE', fieldApiName: 'contactid' } }),
        gives: 'success',
      },
      {
        title: 'a field that the viewer cannot read',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case', fieldApiName: 'OwnerId' } }),
        gives: 'unknownField',
      },
      {
        title: 'a field that refers to nothing',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case', fieldApiName: 'Subject' } }),
        gives: 'invalidParameter',
      },
    ],
  },
]
