import { Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { EndQuestion } from '../../../customers/components/account-page/EndQuestion'
import { AutopayGate } from '../../components/AutopayGate'
import { labels } from './labels'

/** Turns AutoPay off; explains the effect on the next debit first. */
export function AutopayCancel({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format } = usePage()
  return (
    <AutopayGate title={title}>
      {({ accountId, state, next, lastPayment }) => {
        const back = address(`/autopay?account=${accountId}`)
        if (state === 'Off') {
          return (
            <Notice kind="info" title={t('isOff')}>
              <a href={back}>{t('toAutopay')}</a>
            </Notice>
          )
        }
        return (
          <EndQuestion
            accountId={accountId}
            question={t('question')}
            path="/autopay/cancel"
            back={back}
            labels={{
              failed: t('failed'),
              submit: t('submit'),
              submitting: t('submitting'),
              keep: t('keep'),
            }}
          >
            {next === null ? null : (
              <>
                <p>{t('stops', { amount: format.money(next.amount), date: format.date(next.date) })}</p>
                <p>{t('late', { date: format.date(next.cancelBy) })}</p>
              </>
            )}
            {lastPayment?.isOnItsWay === true ? (
              <p>{t('onItsWay', { amount: format.money(lastPayment.amount) })}</p>
            ) : null}
            <p>{t('after')}</p>
          </EndQuestion>
        )
      }}
    </AutopayGate>
  )
}
