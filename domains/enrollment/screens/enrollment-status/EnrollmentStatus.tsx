import { Hero, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { HeroPage, Sections } from '@porchlight/page-parts/page/HeroPage'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { CallUs } from '../../../customer-service/components/CallUs'
import { OrderLookUp, purposeOf } from '../../../customers/components/look-up/OrderLookUp'
import { enrollmentLabels } from '../../components/labels'
import { OrderNotFound } from '../../components/OrderNotFound'
import { OrderTracker } from '../../components/OrderTracker'
import styles from '../../components/Tracker.module.css'
import { useTracker } from '../../components/use-tracker'
import { labels } from './labels'

const copy = { ...enrollmentLabels, ...labels }

/** Shows the order that this browser looked up, masked; to a signed-in customer, the most urgent of their own. */
export function EnrollmentStatus({ title }: ScreenProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { viewer, form } = usePage()
  const search = new URLSearchParams(useSearch())
  const requestsAgain = form !== null || (viewer === null && search.has('look-up'))
  const { data, state, error } = useTracker(requestsAgain ? undefined : {})
  const tracker = data?.tracker ?? null
  if (requestsAgain) {
    const purpose = purposeOf(form?.values.next)
    return <OrderLookUp {...(purpose === 'order' ? { title } : {})} purpose={purpose} hasEnded={false} />
  }
  if (error?.status === 404) return <OrderNotFound />
  const isWithoutOrder = data?.isWithoutOrder === true
  if (data !== undefined && tracker === null && viewer === null && !isWithoutOrder) {
    return <OrderLookUp title={title} purpose="order" hasEnded={data.hasLookUpEnded} />
  }
  return (
    <HeroPage>
      <Head title={title} status={state === 'Error' ? 503 : 200} />
      {tracker !== null ? (
        <OrderTracker title={title} tracker={tracker} others={data?.others ?? []} />
      ) : data === undefined ? (
        <>
          <Hero heading={title} />
          {state === 'Error' ? <PartFailed /> : <Skeleton shape="card" count={2} label={t('loadingOrder')} />}
        </>
      ) : (
        <Hero heading={title} subject={t(isWithoutOrder ? 'withoutOrderTitle' : 'emptyTitle')}>
          <p>{t(isWithoutOrder ? 'withoutOrderText' : 'emptyText')}</p>
          <CallUs />
        </Hero>
      )}
      {viewer === null && (tracker !== null || isWithoutOrder) ? (
        <Sections>
          <div className={styles.ways}>
            {isWithoutOrder ? <a href={address('/pay')}>{t('payBill')}</a> : null}
            <a href={address('/find-my-account')}>{t('createLogin')}</a>
            <a href={address('/enrollment-status?look-up')}>{t('lookUpAnother')}</a>
            <a href={address('/messages/guest?type=Enrollment')}>{t('askAdvisor')}</a>
          </div>
        </Sections>
      ) : null}
    </HeroPage>
  )
}
