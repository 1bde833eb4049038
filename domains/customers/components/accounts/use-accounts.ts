import { useListRecordsByName } from '@porchlight/data-service-react'
import { usePage } from '@porchlight/page-parts/page/page-context'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { type Account, accountFields, toAccount } from './account'
import { chooseAccount } from './choose-account'

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
  const { viewer } = usePage()
  const search = useSearch()
  const asked = accountId ?? new URLSearchParams(search).get('account')
  const answer = useListRecordsByName(viewer === null ? undefined : accountList)
  const accounts = useMemo(() => (answer.data?.records ?? []).map(toAccount), [answer.data])
  return {
    state: answer.data !== undefined ? 'ready' : answer.state === 'Error' ? 'failed' : 'loading',
    accounts,
    current: chooseAccount(accounts, asked),
    asked,
    refresh: answer.refresh,
  }
}
