import { codeOrder } from '@porchlight/page-parts/records/code-order'
import type { Account } from './account'

/** In the order in which customers have something to do about them. */
const statuses: readonly (string | null)[] = ['Active', 'Pending', 'Closed', 'Cancelled']

/**
 * The account named `requested` (15 or 18 characters). When none is named, the first one that has service, else one that
 * will have it, else the one whose service ended last: its final bill is the newest.
 */
export function chooseAccount(accounts: readonly Account[], requested: string | null): Account | null {
  if (requested === null) return [...accounts].sort(byNeed)[0] ?? null
  const isRequested = /^[0-9A-Za-z]{15}([0-9A-Za-z]{3})?$/.test(requested)
  return (isRequested && accounts.find((account) => account.id.startsWith(requested.slice(0, 15)))) || null
}

function byNeed(one: Account, other: Account): number {
  const difference = statuses.indexOf(one.status) - statuses.indexOf(other.status)
  if (difference !== 0 || one.status !== 'Closed') return difference
  return codeOrder(other.contractEnd ?? '', one.contractEnd ?? '')
}

/** The id that an address has to name for its page to be about `account`; null for the one that pages show without it. */
export function idInAddress(accounts: readonly Account[], account: Account | null): string | null {
  return account === null || account === chooseAccount(accounts, null) ? null : account.id
}
