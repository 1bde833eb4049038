import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import { AccountGate } from '../../../customers/components/account-page/AccountGate'
import type { Account } from '../../../customers/components/accounts/account'
import { usageLabels } from './labels'

interface UsageGateProps {
  readonly accountId: string | undefined
  readonly title: string
  readonly children: (account: Account) => ReactNode
}

/** A page about the use of the account that the address names. */
export function UsageGate(props: UsageGateProps) {
  const t = useLabels(usageLabels)
  const copy = { loading: t('usageLoading'), noAccountText: t('usageEmptyText') }
  return <AccountGate labels={copy} {...props} />
}
