import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import { AccountPage } from '../../customers/components/account-page/AccountPage'
import { useAccounts } from '../../customers/components/accounts/use-accounts'
import { usePaperlessOverview } from '../methods/paperless-overview/hook'
import { paperlessLabels } from './labels'
import type { PaperlessOverview } from './paperless'

interface PaperlessGateProps {
  readonly title: string
  readonly children: (paperless: PaperlessOverview) => ReactNode
}

/** A page about how the bills come of the account that the address names. */
export function PaperlessGate({ title, children }: PaperlessGateProps) {
  const t = useLabels(paperlessLabels)
  const accounts = useAccounts(undefined)
  const { current } = accounts
  const answer = usePaperlessOverview(current === null ? undefined : { accountId: current.id })
  const copy = {
    loading: t('paperlessLoading'),
    noAccountText: t('noAccountText'),
    pendingText: t('pendingText'),
  }
  return (
    <AccountPage title={title} accounts={accounts} answer={answer} labels={copy}>
      {children}
    </AccountPage>
  )
}
