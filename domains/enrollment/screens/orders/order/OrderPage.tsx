import { useRecord } from '@porchlight/data-service-react'
import { Hero, Skeleton } from '@porchlight/design-system'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { HeroPage } from '@porchlight/page-parts/page/HeroPage'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord, recordOfAddress } from '@porchlight/page-parts/records/record-of-address'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { labels } from './labels'
import { OrderContent } from './OrderContent'
import { orderFields, toOrder } from './order'

/** Shows one order: its status, what it still requires and from whom, and the details ordered. */
export function OrderPage({ params, title }: ScreenProps) {
  const t = useLabels(labels)
  const recordId = recordOfAddress(params.orderId, '801')
  const answer = useRecord(
    recordId === null
      ? undefined
      : {
          recordId,
          fields: orderFields,
          optionalFields: ['Order.Utility__r.Name', 'Order.Account.ESIID__c'],
        },
  )
  if (recordId === null || isUnknownRecord(answer.error)) return <NotFoundContent />
  if (answer.data !== undefined) return <OrderContent order={toOrder(answer.data)} />
  const hasFailed = answer.state === 'Error'
  return (
    <HeroPage>
      <Head title={title} status={hasFailed ? 503 : 200} />
      <Hero heading={title} />
      {hasFailed ? <PartFailed /> : <Skeleton shape="card" count={2} label={t('orderLoading')} />}
    </HeroPage>
  )
}
