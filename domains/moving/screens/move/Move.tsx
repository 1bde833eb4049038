import { ButtonLink, Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { AccountPage } from '../../../customers/components/account-page/AccountPage'
import { useAccounts } from '../../../customers/components/accounts/use-accounts'
import { readTypedZip } from '../../../utilities/components/zip-code/typed-zip'
import type { PossibleMove } from '../../methods/get-move/client'
import { useMove } from '../../methods/get-move/hook'
import { ChoosePlan } from './ChoosePlan'
import { labels } from './labels'
import { MoveForm } from './MoveForm'
import { NewHomeZip } from './NewHomeZip'
import { WhatHappens } from './WhatHappens'

/** A move of the customer who is signed in: where to, with which plan, on which days; each step has an address. */
export function Move({ title }: ScreenProps) {
  const t = useLabels(labels)
  const accounts = useAccounts(undefined)
  const { current } = accounts
  const search = new URLSearchParams(useSearch())
  const { zip } = readTypedZip(search)
  const planCode = zip === null ? undefined : /^[A-Z0-9-]{1,40}$/.exec(search.get('plan') ?? '')?.[0]
  const answer = useMove(
    current === null
      ? undefined
      : {
          accountId: current.id,
          ...(zip === null ? {} : { zipCode: zip }),
          ...(planCode === undefined ? {} : { planCode }),
        },
  )
  // A plan that is not offered there is answered as not found.
  if (answer.error?.status === 409) return <NotFoundContent />
  const accountLabels = {
    loading: t('loadingMove'),
    noAccountText: t('noAccountText'),
    pendingText: t('pendingText'),
  }
  return (
    <AccountPage title={title} accounts={accounts} answer={answer} labels={accountLabels}>
      {(move) => <MoveContent move={move} />}
    </AccountPage>
  )
}

function MoveContent({ move }: { readonly move: PossibleMove }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { accountId, openOrderId, isMoving, canMove, zipCode, plans, plan } = move
  if (openOrderId !== null) {
    return (
      <Notice kind="info" title={t(isMoving ? 'movingTitle' : 'stoppingTitle')}>
        <p>{t(isMoving ? 'movingText' : 'stoppingText')}</p>
        <ButtonLink variant="secondary" href={address(`/orders/${openOrderId}`)}>
          {t('openLink')}
        </ButtonLink>
      </Notice>
    )
  }
  if (!canMove) {
    return (
      <Notice kind="info" title={t('noServiceTitle')}>
        <p>{t('noServiceText')}</p>
        <ButtonLink variant="secondary" href={address('/plans?home=other')}>
          {t('findPlan')}
        </ButtonLink>
      </Notice>
    )
  }
  if (plan !== null) return <MoveForm move={move} plan={plan} />
  if (zipCode !== null && plans.length > 0) return <ChoosePlan move={move} zipCode={zipCode} />
  return (
    <>
      {zipCode === null ? null : (
        <Notice kind="warning" title={t('notServedTitle', { zip: zipCode })}>
          <p>{t('notServedText')}</p>
          <ButtonLink variant="secondary" href={address(`/stop-service?account=${accountId}`)}>
            {t('stopInstead')}
          </ButtonLink>
        </Notice>
      )}
      <NewHomeZip accountId={accountId} />
      <WhatHappens move={move} />
    </>
  )
}
