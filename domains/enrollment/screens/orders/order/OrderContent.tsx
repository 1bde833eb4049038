import { Card, DescriptionList, Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { Head } from '@porchlight/page-parts/page/Head'
import { HeroPage, Sections } from '@porchlight/page-parts/page/HeroPage'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useSearch } from 'wouter'
import { OtherHalf } from '../../../components/OtherHalf'
import { orderKindOf } from '../../../components/order-kind'
import { planChangeLabels } from '../../../components/plan-change-labels'
import { serviceStopLabels } from '../../../components/service-stop-labels'
import { labels } from './labels'
import styles from './Order.module.css'
import { OrderHero } from './OrderHero'
import { OrderProgress } from './OrderProgress'
import type { Order } from './order'
import { WorkSteps } from './WorkSteps'

const copy = { ...planChangeLabels, ...serviceStopLabels, ...labels }

/** Shows the order's page: the next step first, the details ordered last. */
export function OrderContent({ order }: { readonly order: Order }) {
  const t = useLabels(copy)
  const { format, today } = usePage()
  const search = new URLSearchParams(useSearch())
  const title = t('orderTitle', { number: order.number })
  const { group, caseType, rescindUntil } = order
  const kind = orderKindOf(caseType)
  const isPlanChange = caseType === 'Plan_Change'
  const isStop = caseType === 'Stop_Service'
  const dateOf = (date: string | null) => (date === null ? null : format.date(date))
  const mayRescind = rescindUntil !== null && rescindUntil >= today && group !== 'Cancelled'
  const fee = order.earlyTerminationFee
  const details = [
    { term: t('serviceAddress'), description: order.street },
    { term: t('plan'), description: order.planName },
    { term: t('type'), description: order.type },
    { term: t('utility'), description: order.utilityName },
    { term: t('esiid'), description: order.esiid },
    {
      term: t(isStop ? 'requestedStop' : 'requestedStart'),
      description: isPlanChange ? null : dateOf(order.requestedStart),
    },
    {
      term: t(kind?.dayTitle ?? 'confirmedStart'),
      description: dateOf(order.confirmedStart),
    },
    {
      term: t('earlyTerminationFee'),
      description:
        kind === null
          ? null
          : fee === 0
            ? t('noTerminationFee')
            : t(isStop ? 'feeOnFinalBill' : 'feeOnNextBill', { fee: format.money(fee) }),
    },
    { term: t('rescindUntil'), description: mayRescind ? dateOf(rescindUntil) : null },
    { term: t('confirmationNumber'), description: order.number },
  ]
  return (
    <HeroPage>
      <Head title={title} />
      <OrderHero title={title} order={order} />
      {isPlanChange && group !== 'Cancelled' && search.has('done') ? (
        <Notice kind="success" title={t('planConfirmed')}>
          <p>{t('planConfirmedText', { number: order.number })}</p>
        </Notice>
      ) : null}
      {isStop && group === 'Pending' && search.has('done') ? (
        <Notice kind="success" title={t('stopReceived')}>
          <p>{t('planConfirmedText', { number: order.number })}</p>
        </Notice>
      ) : null}
      {order.isMove && group === 'Pending' && search.has('done') ? (
        <Notice kind="success" title={t('moveReceived')}>
          <p>{t('planConfirmedText', { number: order.number })}</p>
        </Notice>
      ) : null}
      <Sections
        aside={
          <>
            <Card title={t('detailsTitle')} tone="quiet">
              <DescriptionList items={details.filter(({ description }) => description !== null)} />
            </Card>
            <OrderWays order={order} mayRescind={mayRescind} />
          </>
        }
      >
        {group === 'Pending' ? (
          <OrderProgress orderId={order.id} />
        ) : kind === null ? (
          <WorkSteps orderId={order.id} />
        ) : null}
        <OtherHalf orderId={order.id} caseType={caseType} />
      </Sections>
    </HeroPage>
  )
}

/** The ways to change the order, and on from its page. */
function OrderWays({ order, mayRescind }: { readonly order: Order; readonly mayRescind: boolean }) {
  const t = useLabels(copy)
  const address = useAddress()
  const { id, group, caseType, accountId, isAccepted } = order
  const kind = orderKindOf(caseType)
  const isSettled = caseType === 'Stop_Service' && isAccepted
  return (
    <div className={styles.ways}>
      {group === 'Pending' && kind === null ? (
        <a className={styles.link} href={address(`/enrollment-status/${id}/date`)}>
          {t('changeDate')}
        </a>
      ) : null}
      {group === 'Pending' && isSettled ? <p>{t('stopTooLateText')}</p> : null}
      {(group === 'Pending' && !isSettled) || (group === 'Active' && mayRescind) ? (
        <a className={styles.link} href={address(`/enrollment-status/${id}/cancel`)}>
          {t(kind?.undo ?? (mayRescind ? 'rescindOrder' : 'cancelOrder'))}
        </a>
      ) : null}
      {accountId === null ? null : (
        <a className={styles.link} href={address(`/accounts/${accountId}`)}>
          {t('toAccount')}
        </a>
      )}
      <a className={styles.link} href={address('/orders')}>
        {t('toOrders')}
      </a>
    </div>
  )
}
