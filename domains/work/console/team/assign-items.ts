import { callMethod } from '@porchlight/page-parts/forms/call-method'
import type { TeamWork } from '../../methods/team-work/client'

/** An item as the list of the team shows it. */
export type TeamRow = TeamWork['rows'][number]

/** The most items that are handed over at a time. */
export const maxAssigned = 50

/** Why an item was not handed over. */
export type Refusal = 'changedHands' | 'notFound' | 'notForColleague' | 'failed'

/** The outcome of the selected items. */
export interface AssignmentResult {
  readonly assigned: number
  readonly refused: readonly { readonly row: TeamRow; readonly reason: Refusal }[]
}

interface AssignResponse {
  readonly results: readonly { readonly recordId: string; readonly result: 'assigned' | Refusal }[]
}

/** Hands items over to a member of staff, or releases them for `''`; null when the request failed. */
export async function assignItems(rows: readonly TeamRow[], to: string): Promise<AssignmentResult | null> {
  const items = rows.map(({ recordId, ownerId }) => ({ recordId, from: ownerId ?? '' }))
  const response = await callMethod<AssignResponse>('CustomerPortalWorkController/assignWorkItems', {
    items,
    to,
  })
  if (response.kind === 'refused') return null
  const { results } = response.body
  return {
    assigned: results.filter(({ result }) => result === 'assigned').length,
    refused: results.flatMap(({ recordId, result }) => {
      const row = rows.find((one) => one.recordId === recordId)
      return result === 'assigned' || row === undefined ? [] : [{ row, reason: result }]
    }),
  }
}
