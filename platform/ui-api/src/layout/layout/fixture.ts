import { masterRecordTypeId } from '@porchlight/metadata'
import type { CallFixture } from '../../define/fixture'
import { getLayoutContract } from './contract'

const params = { objectApiName: 'Case' }

export const fixtures: readonly CallFixture[] = [
  {
    contract: getLayoutContract,
    shape: 'RecordLayout',
    cases: [
      {
        title: 'the full layout for looking, by default',
        viewer: 'customer',
        request: () => ({ params }),
        gives: 'success',
      },
      {
        title: 'an address, links and a form',
        viewer: 'admin',
        request: () => ({
          params: { objectApiName: 'Account' },
          query: { layoutType: 'Full', mode: 'Edit' },
        }),
        gives: 'success',
      },
      {
        title: 'the compact layout of the master record type',
        viewer: 'advisor',
        request: () => ({
          params: { objectApiName: 'Order' },
          query: {
            layoutType: 'Compact',
            mode: 'View',
            recordTypeId: masterRecordTypeId,
            formFactor: 'Large',
          },
        }),
        gives: 'success',
      },
      {
        title: 'a layout type that there is none of',
        viewer: 'customer',
        request: () => ({ params, query: { layoutType: 'Wide' } }),
        gives: 'invalidParameter',
      },
      {
        title: 'a mode that there is none of',
        viewer: 'customer',
        request: () => ({ params, query: { mode: 'Print' } }),
        gives: 'invalidParameter',
      },
      {
        title: 'by the names that record-ui has for them',
        viewer: 'customer',
        request: () => ({ params, query: { layoutTypes: 'Compact', modes: 'View' } }),
        gives: 'success',
      },
      {
        title: 'two layouts at once',
        viewer: 'customer',
        request: () => ({ params, query: { layoutTypes: 'Full,Compact' } }),
        gives: 'invalidParameter',
      },
      {
        title: 'a parameter that is not known, which is ignored',
        viewer: 'customer',
        request: () => ({ params, query: { layout: 'Full' } }),
        gives: 'success',
      },
    ],
  },
]
