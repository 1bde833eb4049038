import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import { AccountPage } from '../../customers/components/account-page/AccountPage'
import { useAccounts } from '../../customers/components/accounts/use-accounts'
import { useAverageBillingOverview } from '../methods/average-billing-overview/hook'
import type { AverageBillingOverview } from './average-billing'
import { averageBillingLabels } from './labels'

interface AverageBillingGateProps {
  readonly title: string
  readonly children: (averageBilling: AverageBillingOverview) => ReactNode
}

/** A page about average billing of the account that the address names. */
export function AverageBillingGate({ title, children }: AverageBillingGateProps) {
  const t = useLabels(averageBillingLabels)
  const accounts = useAccounts(undefined)
  const { current } = accounts
  const answer = useAverageBillingOverview(current === null ? undefined : { accountId: current.id })
  const copy = {
    loading: t('averageBillingLoading'),
    noAccountText: t('noAccountText'),
    pendingText: t('pendingText'),
  }
  return (
    <AccountPage title={title} accounts={accounts} answer={answer} labels={copy}>
      {children}
    </AccountPage>
  )
}
