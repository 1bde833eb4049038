import type { StatusTone } from '../status/StatusText'

/**
 * The four groups that accounts and orders are shown in, in this order (`docs/specification/portal.md` section
 * 4).
 */
export const statusGroups = ['Pending', 'Active', 'Cancelled', 'Closed'] as const

export type StatusGroup = (typeof statusGroups)[number]

/** What each group means for the customer. */
export const groupTones: Readonly<Record<StatusGroup, StatusTone>> = {
  Pending: 'open',
  Active: 'good',
  Cancelled: 'past',
  Closed: 'past',
}

/** The group of a stored status; `Pending` for one that is not known. */
export function groupOf(status: string | null): StatusGroup {
  return statusGroups.find((known) => known === status) ?? 'Pending'
}
