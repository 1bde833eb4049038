import type { Account } from './account'

/** The account named `asked` (15 or 18 characters), or the first active one when none is named. */
export function chooseAccount(accounts: readonly Account[], asked: string | null): Account | null {
  if (asked === null) return accounts.find((account) => account.status === 'Active') ?? accounts[0] ?? null
  const isAsked = /^[0-9A-Za-z]{15}([0-9A-Za-z]{3})?$/.test(asked)
  return (isAsked && accounts.find((account) => account.id.startsWith(asked.slice(0, 15)))) || null
}
