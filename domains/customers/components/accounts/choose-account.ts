import type { Account } from './account'

/** The account named `requested` (15 or 18 characters), or the first active one when none is named. */
export function chooseAccount(accounts: readonly Account[], requested: string | null): Account | null {
  if (requested === null)
    return accounts.find((account) => account.status === 'Active') ?? accounts[0] ?? null
  const isRequested = /^[0-9A-Za-z]{15}([0-9A-Za-z]{3})?$/.test(requested)
  return (isRequested && accounts.find((account) => account.id.startsWith(requested.slice(0, 15)))) || null
}

/** The id that an address has to name for its page to be about `account`; null for the one that pages show without it. */
export function idInAddress(accounts: readonly Account[], account: Account | null): string | null {
  return account === null || account === chooseAccount(accounts, null) ? null : account.id
}
