import { Card } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { CallUs } from '../../../customer-service/components/CallUs'
import type { Deposit } from './deposit'
import { labels } from './labels'

/** Shows a deposit of which nothing is charged: its amount is above the permitted one, or we are reviewing it. */
export function DepositReview({ deposit, path }: { readonly deposit: Deposit; readonly path: string }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format } = usePage()
  const { reviewCase, required, cap, orderId } = deposit
  return (
    <Card title={t('reviewTitle')}>
      <div className={card.stack}>
        <p className={card.amount}>{format.money(0)}</p>
        <p className={card.strong}>{t('nothingCharged')}</p>
        {cap === 0 ? (
          <p>{t('capUnknown')}</p>
        ) : required > cap ? (
          <p>{t('overCap', { required: format.money(required), cap: format.money(cap) })}</p>
        ) : (
          <p>{t('inReview')}</p>
        )}
        {reviewCase === null ? (
          <PlainForm
            action={address(path)}
            failedTitle={t('notSent')}
            submit={t('askReview')}
            submitting={t('asking')}
          >
            {() => (orderId === null ? null : <input type="hidden" name="orderId" value={orderId} />)}
          </PlainForm>
        ) : (
          <p>
            {t('reviewCase', { number: reviewCase.number })}{' '}
            {reviewCase.caseId === null ? null : (
              <a href={address(`/messages/${reviewCase.caseId}`)}>{t('readCase')}</a>
            )}
          </p>
        )}
        <CallUs />
      </div>
    </Card>
  )
}
