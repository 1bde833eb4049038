import { callMethod } from '@porchlight/page-parts/forms/call-method'
import type { WorkQueue } from '../../methods/work-queue/client'

/** An item as the queue shows it. */
export type WorkRow = WorkQueue['rows'][number]

/** Hands an item over to a member of staff, or releases it for `''`. */
export type AssignWork = (row: WorkRow, to: string) => Promise<void>

/** Hands an item over; returns the error, or null. */
export async function assignWork(
  { recordId, ownerId }: WorkRow,
  to: string,
): Promise<'changedHands' | 'assignFailed' | null> {
  const fields = { recordId, from: ownerId ?? '', to }
  const response = await callMethod('CustomerPortalWorkController/assignWork', fields)
  if (response.kind === 'done') return null
  return Object.values(response.errors).some((key) => key === 'modifiedSince' || key === 'notFound')
    ? 'changedHands'
    : 'assignFailed'
}
