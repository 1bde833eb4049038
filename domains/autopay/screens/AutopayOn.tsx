import { Card } from '@porchlight/design-system'
import { Disclosure } from '@porchlight/page-parts/forms/Disclosure'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import styles from '../../customers/components/account-page/AccountPage.module.css'
import { AgreedText } from '../../customers/components/account-page/AgreedText'
import type { AutopayOverview } from '../components/autopay'
import { autopayLabels } from '../components/labels'
import { useMethodName } from '../components/method-text'
import { ChooseMethod } from './ChooseMethod'
import { labels } from './labels'

const copy = { ...autopayLabels, ...labels }

/** Shows the next debit, its payment method, the ways to change and to end it, and the text agreed to. */
export function AutopayOn({ autopay }: { readonly autopay: AutopayOverview }) {
  const t = useLabels(copy)
  const nameOf = useMethodName()
  const address = useAddress()
  const { format } = usePage()
  const { accountId, state, next, method, startDate, authorization, lastPayment } = autopay
  const month =
    method?.expiryYear == null ? null : `${method.expiryYear}-${String(method.expiryMonth).padStart(2, '0')}`
  return (
    <>
      {state === 'Suspended' ? null : (
        <Card title={t('nextTitle')}>
          <div className={card.stack}>
            {lastPayment?.isOnItsWay === true ? (
              <p className={card.strong}>
                {t('debitOnItsWay', { amount: format.money(lastPayment.amount) })}
              </p>
            ) : null}
            {next === null ? (
              <p>{t('nextNone')}</p>
            ) : (
              <>
                <p className={card.amount}>{format.money(next.amount)}</p>
                <p className={card.strong}>{t('nextDate', { date: format.date(next.date) })}</p>
                <p>{t('nextCancelBy', { date: format.date(next.cancelBy) })}</p>
              </>
            )}
          </div>
        </Card>
      )}
      <Card title={t('methodTitle')}>
        <div className={card.stack}>
          {method === null ? null : <p className={card.strong}>{nameOf(method)}</p>}
          {month === null ? null : <p>{t('expires', { month: format.month(month) })}</p>}
          {startDate === null ? null : (
            <p className={card.note}>{t('since', { date: format.date(startDate) })}</p>
          )}
          {autopay.offer !== null || !autopay.canEnroll ? null : state === 'Suspended' ? (
            <ChooseMethod accountId={accountId} isChange />
          ) : (
            <Disclosure summary={t('change')}>
              <ChooseMethod accountId={accountId} isChange />
            </Disclosure>
          )}
        </div>
      </Card>
      {authorization === null ? null : (
        <AgreedText
          title={t('agreedTitle')}
          agreed={authorization}
          when={t('agreedAt', {
            when: format.dateTime(authorization.givenAt),
            version: authorization.version,
          })}
          print={t('print')}
        />
      )}
      <div className={styles.ways}>
        <a href={address(`/autopay/cancel?account=${accountId}`)}>{t('turnOff')}</a>
      </div>
    </>
  )
}
