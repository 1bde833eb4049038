import { Hero, Notice, Skeleton } from '@porchlight/design-system'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { HeroPage } from '@porchlight/page-parts/page/HeroPage'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { enrollmentLabels } from '../../../components/labels'
import { OrderNotFound } from '../../../components/OrderNotFound'
import { OrderTracker } from '../../../components/OrderTracker'
import { orderKindOf } from '../../../components/order-kind'
import { useTracker } from '../../../components/use-tracker'

/** One order of who is signed in, by the id in the address. */
export function EnrollmentOrder({ params, title }: ScreenProps) {
  const t = useLabels(enrollmentLabels)
  const search = new URLSearchParams(useSearch())
  const orderId = params.orderId ?? ''
  const isId = /^[0-9A-Za-z]{15}(?:[0-9A-Za-z]{3})?$/.test(orderId)
  const { data, state, error } = useTracker(isId ? { orderId } : undefined)
  if (!isId || error?.status === 400 || error?.status === 404) return <OrderNotFound />
  const tracker = data?.tracker ?? null
  const kind = orderKindOf(tracker?.caseType)
  const heading = kind === null ? title : t(kind.title)
  return (
    <HeroPage>
      <Head title={heading} status={state === 'Error' ? 503 : 200} />
      {tracker === null ? (
        <>
          <Hero heading={heading} />
          {state === 'Error' ? <PartFailed /> : <Skeleton shape="card" count={2} label={t('loadingOrder')} />}
        </>
      ) : (
        <OrderTracker title={heading} tracker={tracker} others={data?.others ?? []}>
          {search.has('moved') ? (
            <Notice kind="success" title={t('moved')}>
              <p>{t('movedText')}</p>
            </Notice>
          ) : null}
          {search.has('cancelled') ? (
            <Notice kind="success" title={t(kind?.undone ?? 'wasCancelled')} />
          ) : null}
        </OrderTracker>
      )}
    </HeroPage>
  )
}
