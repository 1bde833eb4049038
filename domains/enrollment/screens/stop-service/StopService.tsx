import { ButtonLink, Card, Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { AccountPage } from '../../../customers/components/account-page/AccountPage'
import { useAccounts } from '../../../customers/components/accounts/use-accounts'
import type { ServiceStop } from '../../methods/get-service-stop/client'
import { useServiceStop } from '../../methods/get-service-stop/hook'
import { labels } from './labels'
import { StopServiceForm } from './StopServiceForm'

/** The end of service for an account of the customer who is signed in: what happens then, and the one press. */
export function StopService({ title }: ScreenProps) {
  const t = useLabels(labels)
  const accounts = useAccounts(undefined)
  const { current } = accounts
  const answer = useServiceStop(current === null ? undefined : { accountId: current.id })
  const accountLabels = {
    loading: t('loadingDays'),
    noAccountText: t('noAccountText'),
    pendingText: t('pendingText'),
  }
  return (
    <AccountPage title={title} accounts={accounts} answer={answer} labels={accountLabels}>
      {(stop) => <StopContent stop={stop} />}
    </AccountPage>
  )
}

function StopContent({ stop }: { readonly stop: ServiceStop }) {
  const t = useLabels(labels)
  const address = useAddress()
  if (stop.openOrderId !== null) {
    return (
      <Notice kind="info" title={t('openTitle')}>
        <p>{t('openText')}</p>
        <ButtonLink variant="secondary" href={address(`/orders/${stop.openOrderId}`)}>
          {t('openLink')}
        </ButtonLink>
      </Notice>
    )
  }
  if (!stop.canStop) {
    return (
      <Notice kind="info" title={t('noServiceTitle')}>
        <p>{t('noServiceText')}</p>
      </Notice>
    )
  }
  return (
    <>
      <Notice kind="info" title={t('moveTitle')}>
        <p>{t('moveText')}</p>
        <ButtonLink variant="secondary" href={address(`/move?account=${stop.accountId}`)}>
          {t('moveLink')}
        </ButtonLink>
      </Notice>
      <WhatHappens stop={stop} />
      <Card title={t('formTitle')}>
        <StopServiceForm stop={stop} />
      </Card>
    </>
  )
}

/** What follows from the end of service, before anything is requested. */
function WhatHappens({ stop: { fee, freeFrom, hasAverageBilling } }: { readonly stop: ServiceStop }) {
  const t = useLabels(labels)
  const { format } = usePage()
  return (
    <Card title={t('thenTitle')}>
      <ul className={card.stack}>
        <li>{t('thenDay')}</li>
        <li>{t('thenBill')}</li>
        {hasAverageBilling ? <li>{t('thenAverageBilling')}</li> : null}
        <li>{t('thenDeposit')}</li>
        <li>{t('thenAutopay')}</li>
        <li>
          {fee === 0
            ? t('thenNoFee')
            : freeFrom === null
              ? t('thenFee', { fee: format.money(fee) })
              : t('thenFeeUntil', { fee: format.money(fee), date: format.date(freeFrom) })}
        </li>
      </ul>
    </Card>
  )
}
