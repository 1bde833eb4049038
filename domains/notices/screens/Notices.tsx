import { EmptyState, Notice, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { CallUs } from '../../customer-service/components/CallUs'
import { OrderNotFound } from '../../enrollment/components/OrderNotFound'
import { NoOrder } from '../../enrollment/components/order-task/NoOrder'
import { useNoticesOverview } from '../methods/notices-overview/hook'
import { labels } from './labels'
import { NoticeCard } from './NoticeCard'
import styles from './Notices.module.css'

/** Lists the balances and switch-holds that block an order's service, each with its way to resolve it. */
export function Notices({ params, title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { viewer, form } = usePage()
  const search = new URLSearchParams(useSearch())
  const orderId = params.orderId ?? (form?.values.orderId || undefined)
  const isId = orderId === undefined || /^[0-9A-Za-z]{15}(?:[0-9A-Za-z]{3})?$/.test(orderId)
  const { data, state, error } = useNoticesOverview(
    isId ? (orderId === undefined ? {} : { orderId }) : undefined,
  )
  const isUnknown = !isId || error?.status === 400 || data?.problem === 'orderNotFound'
  if (isUnknown && viewer !== null) return <OrderNotFound />
  if (isUnknown || (data !== undefined && data.problem !== null)) {
    return <NoOrder title={title} problem={data?.problem ?? null} isLinkSent={false} />
  }
  const notices = data?.notices ?? []
  const isWaiting = ({ status }: (typeof notices)[number]) => status === 'Open' || status === 'Rejected'
  const requested = Number(form?.values.notice ?? search.get('notice'))
  const chosen = notices.find(({ number }) => number === requested) ?? notices.find(isWaiting)
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'Error' ? 503 : (form?.status ?? 200)} />
      <PageTitle
        context={data?.street ?? undefined}
        lead={notices.some((notice) => isWaiting(notice) && notice.payment === null) ? t('lead') : undefined}
      >
        {title}
      </PageTitle>
      {state === 'Error' ? <PartFailed /> : null}
      {data === undefined && state !== 'Error' ? (
        <Skeleton shape="card" count={2} label={t('loadingNotices')} />
      ) : null}
      {search.has('checking') && form === null ? (
        <Notice kind="success" title={t('sentTitle')}>
          <p>{t('sentText')}</p>
          <p>
            <a href={address('/enrollment-status')}>{t('toTracker')}</a>
          </p>
        </Notice>
      ) : null}
      {data !== undefined && notices.length === 0 ? (
        <EmptyState title={t('noneTitle')} action={<CallUs />}>
          <p>{t('noneText')}</p>
        </EmptyState>
      ) : null}
      {notices.map((notice) => (
        <NoticeCard
          key={notice.number}
          notice={notice}
          orderId={data?.orderId ?? ''}
          way={form?.values.path ?? search.get('way')}
          isChosen={data?.isOpen === true && notice.number === chosen?.number && notice.status !== 'Resolved'}
        />
      ))}
    </div>
  )
}
