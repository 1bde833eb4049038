import { Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { EndQuestion } from '../../../customers/components/account-page/EndQuestion'
import { AverageBillingGate } from '../../components/AverageBillingGate'
import { deferredText } from '../../components/deferred-text'
import { averageBillingLabels } from '../../components/labels'
import { labels } from './labels'

const copy = { ...averageBillingLabels, ...labels }

/** Turns average billing off; states the amount due then first. */
export function AverageBillingOff({ title }: ScreenProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { format } = usePage()
  return (
    <AverageBillingGate title={title}>
      {({ accountId, isOn, deferredBalance }) => {
        const back = address(`/average-billing?account=${accountId}`)
        if (!isOn) {
          return (
            <Notice kind="info" title={t('already')}>
              <a href={back}>{t('toAverageBilling')}</a>
            </Notice>
          )
        }
        return (
          <EndQuestion
            accountId={accountId}
            question={t('question')}
            path="/average-billing/off"
            back={back}
            labels={{
              failed: t('failed'),
              submit: t('submit'),
              submitting: t('submitting'),
              keep: t('keep'),
            }}
          >
            <p>{t('fromThen')}</p>
            {deferredBalance === null ? (
              <p>{t('settlesUnknown')}</p>
            ) : (
              <p>
                {deferredText(t, format, deferredBalance)}
                {deferredBalance === 0 ? '' : ` ${t(deferredBalance > 0 ? 'settlesOwed' : 'settlesCredit')}`}
              </p>
            )}
          </EndQuestion>
        )
      }}
    </AverageBillingGate>
  )
}
