import type { CallFixture } from '../../define/fixture'
import { getLookupActionsContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getLookupActionsContract,
    shape: 'Actions',
    cases: [
      {
        title: 'several objects, one of them unknown',
        viewer: 'advisor',
        request: () => ({ params: { objectApiNames: 'Case,Contact,Nothing__c' } }),
        gives: 'success',
      },
      {
        title: 'an object that the viewer makes records of',
        viewer: 'customer',
        request: () => ({ params: { objectApiNames: 'case' }, query: { formFactor: 'Medium' } }),
        gives: 'success',
      },
      {
        title: 'a section that no page has',
        viewer: 'advisor',
        request: () => ({ params: { objectApiNames: 'Case' }, query: { sections: 'Nothing' } }),
        gives: 'invalidParameter',
      },
      {
        title: 'objects that do not exist',
        viewer: 'advisor',
        request: () => ({ params: { objectApiNames: 'Nothing__c' } }),
        gives: 'notFound',
      },
      {
        title: 'an object of which the viewer reads nothing',
        viewer: 'customer',
        request: () => ({ params: { objectApiNames: 'Lead' } }),
        gives: 'notFound',
      },
    ],
  },
]
