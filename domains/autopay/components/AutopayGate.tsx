import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import { AccountPage } from '../../customers/components/account-page/AccountPage'
import { useAccounts } from '../../customers/components/accounts/use-accounts'
import { useAutopayOverview } from '../methods/autopay-overview/hook'
import type { AutopayOverview } from './autopay'
import { autopayLabels } from './labels'

interface AutopayGateProps {
  readonly title: string
  readonly children: (autopay: AutopayOverview, refresh: () => Promise<unknown>) => ReactNode
}

/** A page about AutoPay of the account that the address names. */
export function AutopayGate({ title, children }: AutopayGateProps) {
  const t = useLabels(autopayLabels)
  const accounts = useAccounts(undefined)
  const { current } = accounts
  const answer = useAutopayOverview(current === null ? undefined : { accountId: current.id })
  const copy = {
    loading: t('autopayLoading'),
    noAccountText: t('noAccountText'),
    pendingText: t('pendingText'),
  }
  return (
    <AccountPage title={title} accounts={accounts} answer={answer} labels={copy}>
      {(autopay) => children(autopay, answer.refresh)}
    </AccountPage>
  )
}
