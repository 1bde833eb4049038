import { Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { accountPageLabels } from '../../customers/components/account-page/labels'
import { AverageBillingGate } from '../components/AverageBillingGate'
import type { AverageBillingOverview } from '../components/average-billing'
import { deferredText } from '../components/deferred-text'
import { averageBillingLabels } from '../components/labels'
import { AverageBillingForm } from './AverageBillingForm'
import { DeferredBalance } from './DeferredBalance'
import { Estimate } from './Estimate'
import { labels } from './labels'
import { WhatHappens, WhatItIs } from './WhatItIs'

const copy = { ...accountPageLabels, ...averageBillingLabels, ...labels }

/**
 * Shows average billing of an account: its meaning, the likely amount, the data that billing reports, and the way in
 * and out.
 */
export function AverageBilling({ title }: ScreenProps) {
  const t = useLabels(copy)
  const query = new URLSearchParams(useSearch())
  return (
    <AverageBillingGate title={title}>
      {(averageBilling) => {
        const { isOn, whyNot } = averageBilling
        const isOffered = isOn || whyNot === null || whyNot === 'pastDue' || whyNot === 'notStarted'
        return (
          <>
            {query.has('done') && isOn ? (
              <Notice kind="success" title={t('averageBillingIsOn')}>
                <p>{t('doneText')}</p>
              </Notice>
            ) : null}
            {query.has('off') && !isOn ? (
              <Notice kind="success" title={t('off')}>
                <p>{t('offText')}</p>
              </Notice>
            ) : null}
            {isOn ? <DeferredBalance averageBilling={averageBilling} /> : <Rest {...averageBilling} />}
            {isOn ? null : <WhyNot {...averageBilling} />}
            {isOffered ? (
              <>
                <WhatItIs />
                {whyNot === 'notStarted' ? null : <Estimate averageBilling={averageBilling} />}
                <WhatHappens />
              </>
            ) : null}
            {!isOn && whyNot === null ? <AverageBillingForm accountId={averageBilling.accountId} /> : null}
          </>
        )
      }}
    </AverageBillingGate>
  )
}

/** What the next bill settles after average billing was turned off; nothing where nothing is left. */
function Rest({ deferredBalance }: AverageBillingOverview) {
  const t = useLabels(copy)
  const { format } = usePage()
  if (deferredBalance === null || deferredBalance === 0) return null
  return (
    <Notice kind="info" title={t('toSettleTitle')}>
      <p>{deferredText(t, format, deferredBalance)}</p>
    </Notice>
  )
}

/** Why average billing cannot be turned on, and what to do; nothing where it can. */
function WhyNot({ accountId, whyNot, pastDue }: AverageBillingOverview) {
  const t = useLabels(copy)
  const address = useAddress()
  const { format } = usePage()
  const billsLink = <a href={address(`/bills?account=${accountId}`)}>{t('toBills')}</a>
  switch (whyNot) {
    case 'pastDue':
      return (
        <Notice kind="warning" title={t('pastDueTitle', { amount: format.money(pastDue) })}>
          <p>{t('pastDueText')}</p>
          <p>{billsLink}</p>
        </Notice>
      )
    case 'place':
      return (
        <Notice kind="info" title={t('placeTitle')}>
          <p>{t('placeText')}</p>
          <p>
            <a href={address('/messages/new')}>{t('write')}</a>
          </p>
        </Notice>
      )
    case 'ended':
      return (
        <Notice kind="info" title={t('endedTitle')}>
          <p>{t('endedText')}</p>
          <p>{billsLink}</p>
        </Notice>
      )
    case 'notStarted':
      return (
        <p>
          <a href={address('/enrollment-status')}>{t('toOrder')}</a>
        </p>
      )
    case null:
      return null
  }
}
