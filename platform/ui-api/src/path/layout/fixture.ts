import type { CallFixture } from '../../define/fixture'
import { getPathLayoutContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getPathLayoutContract,
    shape: null,
    cases: [
      {
        title: 'the first path of an object',
        viewer: 'advisor',
        request: () => ({ params: { objectApiName: 'Order' }, query: { layoutOverride: 'Default' } }),
        gives: 'success',
      },
      {
        title: 'the path of a picklist',
        viewer: 'customer',
        request: () => ({
          params: { objectApiName: 'Order' },
          query: { layoutOverride: 'Status', mode: 'Edit', formFactor: 'Small' },
        }),
        gives: 'success',
      },
      {
        title: 'an object of which the viewer reads nothing',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Lead' }, query: { layoutOverride: 'Status' } }),
        gives: 'notFound',
      },
      {
        title: 'a picklist without states',
        viewer: 'admin',
        request: () => ({ params: { objectApiName: 'Case' }, query: { layoutOverride: 'Priority' } }),
        gives: 'notFound',
      },
      {
        title: 'an object without a path',
        viewer: 'admin',
        request: () => ({ params: { objectApiName: 'Contact' }, query: { layoutOverride: 'Default' } }),
        gives: 'notFound',
      },
      {
        title: 'a record type that is no id',
        viewer: 'advisor',
        request: () => ({
          params: { objectApiName: 'Order' },
          query: { layoutOverride: 'Default', recordTypeId: 'Switch' },
        }),
        gives: 'invalidRecordId',
      },
      {
        title: 'no name of a path',
        viewer: 'advisor',
        request: () => ({ params: { objectApiName: 'Order' } }),
        gives: 'invalidParameter',
      },
    ],
  },
]
