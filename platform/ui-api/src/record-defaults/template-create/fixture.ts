import type { CallFixture } from '../../define/fixture'
import { getRecordTemplateCreateContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getRecordTemplateCreateContract,
    shape: 'RecordDefaultsTemplateCreate',
    cases: [
      {
        title: 'fields that the viewer may give, and others',
        viewer: 'customer',
        request: () => ({
          params: { objectApiName: 'Case' },
          query: { optionalFields: 'Case.Type,Case.Priority' },
        }),
        gives: 'success',
      },
      {
        title: 'no fields',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case' } }),
        gives: 'success',
      },
      {
        title: 'an object that there is none of',
        viewer: 'admin',
        request: () => ({ params: { objectApiName: 'Nothing__c' } }),
        gives: 'notFound',
      },
      {
        title: 'an object of which the viewer creates no records',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Account' } }),
        gives: 'forbidden',
      },
      {
        title: 'a record type that is no id',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case' }, query: { recordTypeId: 'complaint' } }),
        gives: 'invalidRecordId',
      },
      {
        title: 'a name without its object',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case' }, query: { optionalFields: 'Status' } }),
        gives: 'unqualifiedField',
      },
    ],
  },
]
