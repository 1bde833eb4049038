import { Card, Skeleton } from '@porchlight/design-system'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { OrderRoute } from '../../../components/OrderRoute'
import { orderStageLabels } from '../../../components/order-stage-labels'
import { useTracker } from '../../../components/use-tracker'
import { labels } from './labels'

const copy = { ...orderStageLabels, ...labels }

/** The route of an order that is under way, as its tracker shows it. */
export function OrderProgress({ orderId }: { readonly orderId: string }) {
  const t = useLabels(copy)
  const { data, state } = useTracker({ orderId })
  const tracker = data?.tracker ?? null
  return (
    <Card title={t('stagesTitle')} tone="quiet">
      {tracker !== null ? (
        <OrderRoute tracker={tracker} />
      ) : state === 'Error' ? (
        <PartFailed />
      ) : (
        <Skeleton shape="card" label={t('orderLoading')} />
      )}
    </Card>
  )
}
