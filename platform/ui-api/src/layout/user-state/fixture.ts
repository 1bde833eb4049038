import { derivedId, masterRecordTypeId } from '@porchlight/metadata'
import type { CallFixture } from '../../define/fixture'
import { getLayoutUserStateContract, updateLayoutUserStateContract } from './contract'

const params = { objectApiName: 'Case' }
const query = { recordTypeId: masterRecordTypeId }
/** The section `details` of the full layout of cases. */
const section = derivedId('01B', 'Case.Full.details')
const body = { sectionUserStates: { [section]: { collapsed: true } } }

export const fixtures: readonly CallFixture[] = [
  {
    contract: getLayoutUserStateContract,
    shape: 'LayoutUserState',
    cases: [
      {
        title: 'the sections of a layout',
        viewer: 'customer',
        request: () => ({ params, query }),
        gives: 'success',
      },
      {
        title: 'a mode that there is none of',
        viewer: 'customer',
        request: () => ({ params, query: { ...query, mode: 'Print' } }),
        gives: 'invalidParameter',
      },
    ],
  },
  {
    contract: updateLayoutUserStateContract,
    shape: 'LayoutUserState',
    cases: [
      {
        title: 'a section is folded',
        viewer: 'advisor',
        request: () => ({ params, query: { ...query, layoutType: 'Full', mode: 'Edit' }, body }),
        gives: 'success',
      },
      {
        title: 'a state that is no state',
        viewer: 'customer',
        request: () => ({ params, query, body: { sectionUserStates: { [section]: 'collapsed' } } }),
        gives: 'invalidParameter',
      },
      {
        title: 'a body without states',
        viewer: 'customer',
        request: () => ({ params, query, body: {} }),
        gives: 'invalidParameter',
      },
      {
        title: 'a section that the layout does not have',
        viewer: 'customer',
        request: () => ({
          params,
          query,
          body: { sectionUserStates: { '01B000000000001AAA': { collapsed: true } } },
        }),
        gives: 'unknownSection',
      },
    ],
  },
]
