import type { CallFixture, FixtureCase } from '../../define/fixture'
import { getListPreferencesContract, updateListPreferencesContract } from './contract'

const allCases = { objectApiName: 'Case', listViewApiName: 'AllCases' }

function refused(title: string, gives: FixtureCase['gives'], body: unknown): FixtureCase {
  return { title, viewer: 'customer', request: () => ({ params: allCases, body }), gives }
}

export const fixtures: readonly CallFixture[] = [
  {
    contract: getListPreferencesContract,
    shape: 'ListPreferences',
    refusal: 'forbidden',
    cases: [
      {
        title: 'what the viewer chose for a list view',
        viewer: 'customer',
        request: () => ({ params: allCases }),
        gives: 'success',
      },
    ],
  },
  {
    contract: updateListPreferencesContract,
    shape: 'ListPreferences',
    refusal: 'forbidden',
    cases: [
      {
        title: 'widths, wrapping and an order',
        viewer: 'customer',
        request: () => ({
          params: allCases,
          body: {
            columnWidths: { Subject: 200 },
            columnWrap: { Subject: false },
            orderedBy: [{ fieldApiName: 'Subject', isAscending: true }],
            pinned: true,
          },
        }),
        gives: 'success',
      },
      refused('a column that the list does not have', 'unknownField', { columnWidths: { Comments: 200 } }),
      refused('an order by a long text', 'notSortable', {
        orderedBy: [{ fieldApiName: 'Description', isAscending: true }],
      }),
      refused('a width beyond any screen', 'numberOutsideRange', { columnWidths: { Subject: 90_000 } }),
      refused('an order by six fields', 'tooManyValues', {
        orderedBy: Array.from({ length: 6 }, () => ({ fieldApiName: 'Subject', isAscending: true })),
      }),
    ],
  },
]
