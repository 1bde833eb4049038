import { useListRecordsByName } from '@porchlight/data-service-react'
import { Card, DescriptionList } from '@porchlight/design-system'
import { useAddress } from '../../shell/navigation/address'
import { PartFailed } from '../../shell/notices/PartFailed'
import { useLabels, usePage } from '../../shell/page/page-context'
import styles from './Home.module.css'
import { labels } from './labels'
import { OrderSteps } from './OrderSteps'
import { mostUrgent, pendingOrderList, toPendingOrder } from './pending-order'

/** The next step of an order that is under way; nothing when none is. */
export function OrderCard({ accountId }: { readonly accountId: string | null }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const address = useAddress()
  const answer = useListRecordsByName(pendingOrderList)
  if (answer.state === 'Error') return <PartFailed />
  const order = mostUrgent((answer.data?.records ?? []).map(toPendingOrder), accountId)
  if (order === null) return null
  const details = [
    { term: t('serviceAddress'), description: order.street },
    { term: t('requestedStart'), description: order.requestedStart && format.date(order.requestedStart) },
    { term: t('plan'), description: order.planName },
    { term: t('confirmationNumber'), description: order.confirmationNumber },
  ]
  return (
    <Card title={t('orderTitle')}>
      <div className={styles.stack}>
        <p className={styles.sentence}>
          {t(`next${order.stage}`, { utility: order.utilityName ?? t('theUtility') })}
        </p>
        <OrderSteps stage={order.stage} />
        <DescriptionList items={details.filter(({ description }) => description !== null)} />
        <a className={styles.link} href={address(`/enrollment-status/${order.id}`)}>
          {t('orderLink')}
        </a>
      </div>
    </Card>
  )
}
