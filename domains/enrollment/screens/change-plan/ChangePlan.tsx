import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { AccountPage } from '../../../customers/components/account-page/AccountPage'
import { useAccounts } from '../../../customers/components/accounts/use-accounts'
import { usePlanChange } from '../../methods/get-plan-change/hook'
import { ChangeReview } from './ChangeReview'
import { labels } from './labels'

/** Another plan for an account of the customer who is signed in: the review, and the one press that orders it. */
export function ChangePlan({ title }: ScreenProps) {
  const t = useLabels(labels)
  const accounts = useAccounts(undefined)
  const { current } = accounts
  const planCode = /^[A-Z0-9-]{1,40}$/.exec(new URLSearchParams(useSearch()).get('plan') ?? '')?.[0]
  const answer = usePlanChange(
    current === null || planCode === undefined ? undefined : { accountId: current.id, planCode },
  )
  // A plan that is not offered is answered as not found.
  if (planCode === undefined || answer.error?.status === 409) return <NotFoundContent />
  const accountLabels = {
    loading: t('loadingPlan'),
    noAccountText: t('noAccountText'),
    pendingText: t('pendingText'),
  }
  return (
    <AccountPage title={title} accounts={accounts} answer={answer} labels={accountLabels}>
      {(change) => <ChangeReview change={change} />}
    </AccountPage>
  )
}
