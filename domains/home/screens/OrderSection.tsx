import { Card, DescriptionList } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { OrderStages } from '../../enrollment/components/OrderStages'
import { orderKindOf } from '../../enrollment/components/order-kind'
import { planChangeLabels } from '../../enrollment/components/plan-change-labels'
import { StepList } from '../../enrollment/components/StepList'
import { serviceStopLabels } from '../../enrollment/components/service-stop-labels'
import { useNextActionText } from '../../enrollment/components/use-next-action-text'
import styles from './Home.module.css'
import type { OpenOrder } from './HomeHero'
import { labels } from './labels'
import { useOwedBill } from './use-owed-bill'

const copy = { ...planChangeLabels, ...serviceStopLabels, ...labels }

interface OrderSectionProps {
  readonly order: OpenOrder
  /** Null where the customer has no account. */
  readonly accountId: string | null
}

/** Shows the progress of an order that is under way, and the next step where the hero does not show it. */
export function OrderSection({ order, accountId }: OrderSectionProps) {
  if (accountId === null || order.next.turn === 'Customer') return <OrderCard {...order} isInHero />
  return <OrderBesideBill order={order} accountId={accountId} />
}

function OrderBesideBill({ order, accountId }: OrderSectionProps & { readonly accountId: string }) {
  const { state, hasBills } = useOwedBill(accountId)
  return <OrderCard {...order} isInHero={state === 'ready' && !hasBills} />
}

function OrderCard({ tracker, next, isInHero }: OpenOrder & { readonly isInHero: boolean }) {
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
    <Card title={t('orderTitle')} tone="quiet">
      <div className={styles.stack}>
        {isInHero ? null : <NextStep tracker={tracker} next={next} />}
        <OrderStages stage={tracker.stage} caseType={tracker.caseType} />
        {orderKindOf(tracker.caseType) === null && tracker.steps.length > 1 ? (
          <StepList steps={tracker.steps} orderId={tracker.orderId} />
        ) : null}
        <DescriptionList items={details.filter(({ description }) => description !== null)} />
        <a className={card.link} href={address(`/enrollment-status/${tracker.orderId}`)}>
          {t('orderLink')}
        </a>
      </div>
    </Card>
  )
}

function NextStep({ tracker, next }: OpenOrder) {
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
