import { Card, DescriptionList, PageTitle } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { orderGroupLabels } from '../../../../customers/components/groups/labels'
import { groupTones } from '../../../../customers/components/groups/status-groups'
import { StatusText } from '../../../../customers/components/status/StatusText'
import { labels } from './labels'
import styles from './Order.module.css'
import { OrderStages } from './OrderStages'
import type { Order } from './order'
import { WorkSteps } from './WorkSteps'

const copy = { ...orderGroupLabels, ...labels }

/** The order's page: the next thing first, what was asked for last. */
export function OrderContent({ order }: { readonly order: Order }) {
  const t = useLabels(copy)
  const { format, today } = usePage()
  const address = useAddress()
  const title = t('orderTitle', { number: order.number })
  const { group, rescindUntil } = order
  const dateOf = (date: string | null) => (date === null ? null : format.date(date))
  const mayRescind = rescindUntil !== null && rescindUntil >= today && group !== 'Cancelled'
  const details = [
    { term: t('serviceAddress'), description: order.street },
    { term: t('plan'), description: order.planName },
    { term: t('type'), description: order.type },
    { term: t('utility'), description: order.utilityName },
    { term: t('esiid'), description: order.esiid },
    { term: t('requestedStart'), description: dateOf(order.requestedStart) },
    { term: t('confirmedStart'), description: dateOf(order.confirmedStart) },
    { term: t('rescindUntil'), description: mayRescind ? dateOf(rescindUntil) : null },
    { term: t('confirmationNumber'), description: order.number },
  ]
  return (
    <div className={styles.page}>
      <Head title={title} />
      <PageTitle lead={order.street ?? undefined}>{title}</PageTitle>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card
            title={t('progressTitle')}
            action={<StatusText tone={groupTones[group]}>{t(`status${group}`)}</StatusText>}
          >
            {group === 'Cancelled' ? (
              <div>
                <p>{t('wasCancelled')}</p>
                {order.cancellationReason === null ? null : (
                  <p>{t('cancelledWhy', { reason: order.cancellationReason })}</p>
                )}
              </div>
            ) : group === 'Closed' ? (
              <p>{t('isClosed')}</p>
            ) : group === 'Active' ? (
              <p>{t('isActive')}</p>
            ) : (
              <>
                <OrderStages stage={order.stage} />
                {order.confirmedStart === null ? <p>{t('notConfirmed')}</p> : null}
              </>
            )}
          </Card>
          <WorkSteps orderId={order.id} isPending={group === 'Pending'} />
        </div>
        <Card title={t('detailsTitle')}>
          <DescriptionList items={details.filter(({ description }) => description !== null)} />
        </Card>
      </div>
      <div className={styles.ways}>
        {group === 'Pending' ? (
          <a className={styles.link} href={address(`/enrollment-status/${order.id}/date`)}>
            {t('changeDate')}
          </a>
        ) : null}
        {group === 'Pending' || (group === 'Active' && mayRescind) ? (
          <a className={styles.link} href={address(`/enrollment-status/${order.id}/cancel`)}>
            {t(mayRescind ? 'rescindOrder' : 'cancelOrder')}
          </a>
        ) : null}
        {order.accountId === null ? null : (
          <a className={styles.link} href={address(`/accounts/${order.accountId}`)}>
            {t('toAccount')}
          </a>
        )}
        <a className={styles.link} href={address('/orders')}>
          {t('toOrders')}
        </a>
      </div>
    </div>
  )
}
