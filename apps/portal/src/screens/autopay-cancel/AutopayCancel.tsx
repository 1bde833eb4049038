import { Card, Notice } from '@porchlight/design-system'
import styles from '../../shell/accounts/AccountPage.module.css'
import { AutopayGate } from '../../shell/autopay/AutopayGate'
import { PlainForm } from '../../shell/forms/PlainForm'
import { useAddress } from '../../shell/navigation/address'
import card from '../../shell/page/CardContent.module.css'
import { useLabels, usePage } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

/** Turns AutoPay off; says first what becomes of the next debit. */
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
          <>
            <Card title={t('question')}>
              <div className={card.stack}>
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
                <PlainForm
                  action={address(`/autopay/cancel?account=${accountId}`)}
                  failedTitle={t('failed')}
                  submit={t('submit')}
                  submitting={t('submitting')}
                >
                  {() => <input type="hidden" name="accountId" value={accountId} />}
                </PlainForm>
              </div>
            </Card>
            <div className={styles.ways}>
              <a href={back}>{t('keep')}</a>
            </div>
          </>
        )
      }}
    </AutopayGate>
  )
}
