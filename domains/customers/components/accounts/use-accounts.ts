import { useListRecordsByName } from '@porchlight/data-service-react'
import { usePage } from '@porchlight/page-parts/page/page-context'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { type Account, accountFields, toAccount } from './account'
import { carryAccount } from './carry-account'
import { chooseAccount, idInAddress } from './choose-account'

/** The viewer's accounts and the one that the page is about. */
export interface Accounts {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly accounts: readonly Account[]
  /** Null while loading, without accounts, and when the address names one that is not the viewer's. */
  readonly current: Account | null
  /** The account id of the address; null when it names none. */
  readonly asked: string | null
  readonly refresh: () => void
}

/** More than a household has; of more than that, the first ones by the list's order can be reached. */
const mostAccounts = 200

const accountList = {
  objectApiName: 'Account',
  listViewApiName: 'AllAccounts',
  fields: accountFields,
  pageSize: mostAccounts,
}

/**
 * The viewer's accounts. The page is about the account that its address names, as a path segment
 * (`accountId`) or as `?account=`; else about the first active one.
 */
export function useAccounts(accountId: string | undefined): Accounts {
  const asked = useRequestedAccount(accountId)
  return useAccountsOf(asked, true)
}

/**
 * What carries the account that the address names on to other addresses: `?account=` where it is not the one that pages
 * show without it. An address that names none reads nothing.
 */
export function useCarriedAccount(accountId: string | undefined): (path: string) => string {
  const asked = useRequestedAccount(accountId)
  const { accounts, current } = useAccountsOf(asked, asked !== null)
  return useMemo(() => {
    const chosen = idInAddress(accounts, current)
    if (chosen === null) return (path: string) => path
    const ids = accounts.map(({ id }) => id)
    return (path: string) => carryAccount(path, chosen, ids)
  }, [accounts, current])
}

function useRequestedAccount(accountId: string | undefined): string | null {
  const search = useSearch()
  return accountId ?? new URLSearchParams(search).get('account')
}

function useAccountsOf(asked: string | null, isWanted: boolean): Accounts {
  const { viewer } = usePage()
  const answer = useListRecordsByName(viewer === null || !isWanted ? undefined : accountList)
  const accounts = useMemo(() => (answer.data?.records ?? []).map(toAccount), [answer.data])
  return {
    state: answer.data !== undefined ? 'ready' : answer.state === 'Error' ? 'failed' : 'loading',
    accounts,
    current: chooseAccount(accounts, asked),
    asked,
    refresh: answer.refresh,
  }
}
