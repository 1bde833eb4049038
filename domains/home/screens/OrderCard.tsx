import { Card, DescriptionList } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { Tracker } from '../../enrollment/components/enrollment'
import { OrderStages } from '../../enrollment/components/OrderStages'
import { orderKindOf } from '../../enrollment/components/order-kind'
import { planChangeLabels } from '../../enrollment/components/plan-change-labels'
import { serviceStopLabels } from '../../enrollment/components/service-stop-labels'
import { useNextActionText } from '../../enrollment/components/use-next-action-text'
import styles from './Home.module.css'
import { labels } from './labels'

const copy = { ...planChangeLabels, ...serviceStopLabels, ...labels }

interface OrderCardProps {
  readonly tracker: Tracker
  readonly next: NonNullable<Tracker['next']>
}

/** How far an order is that is under way, and what comes next where that is not the customer's to do. */
export function OrderCard({ tracker, next }: OrderCardProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const address = useAddress()
  const details = [
    { term: t('serviceAddress'), description: tracker.street },
    {
      term: t(
        orderKindOf(tracker.caseType)?.dayTitle ??
          (tracker.start?.state === 'confirmed' ? 'confirmedStart' : 'requestedStart'),
      ),
      description: tracker.start && format.date(tracker.start.date),
    },
    { term: t('plan'), description: tracker.planName },
    { term: t('confirmationNumber'), description: tracker.confirmationNumber },
  ]
  return (
    <Card title={t('orderTitle')}>
      <div className={styles.stack}>
        {next.turn === 'Customer' ? null : <NextStep tracker={tracker} next={next} />}
        <OrderStages stage={tracker.stage} caseType={tracker.caseType} />
        <DescriptionList items={details.filter(({ description }) => description !== null)} />
        <a className={card.link} href={address(`/enrollment-status/${tracker.orderId}`)}>
          {t('orderLink')}
        </a>
      </div>
    </Card>
  )
}

function NextStep({ tracker, next }: OrderCardProps) {
  const t = useLabels(labels)
  const { title, text, due } = useNextActionText(tracker, next)
  return (
    <div className={styles.next}>
      <p className={styles.sentence}>{title}</p>
      <p>
        {text} {t('nothingToDo')}
      </p>
      {due === null ? null : <p className={styles.muted}>{due}</p>}
    </div>
  )
}
