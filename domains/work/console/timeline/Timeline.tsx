import { Card, Icon, type IconProps, Skeleton } from '@porchlight/design-system'
import type { RecordPanelProps } from '@porchlight/page-parts/console-part'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { HistoryPages } from '@porchlight/page-parts/page/HistoryPages'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useSearch } from 'wouter'
import type { CustomerTimeline } from '../../methods/customer-timeline/client'
import { useCustomerTimeline } from '../../methods/customer-timeline/hook'
import { labels } from './labels'
import styles from './Timeline.module.css'

type TimelineEvent = CustomerTimeline['events'][number]

const icons: Readonly<Record<TimelineEvent['kind'], IconProps['name']>> = {
  case: 'message',
  reply: 'message',
  payment: 'check',
  paymentReturned: 'warning',
  paymentRefunded: 'arrow',
  refund: 'arrow',
  bill: 'bill',
  order: 'home-pin',
  documentRequested: 'more',
  documentReceived: 'more',
  deposit: 'bill',
  identityLink: 'search',
  consent: 'check',
  notice: 'warning',
  message: 'message',
  customerView: 'search',
}

/** The element that links to another page of the timeline lead to. */
const id = 'timeline'

/** A customer's history, the newest first; the page is part of the address. */
export function Timeline({ recordId }: RecordPanelProps) {
  const t = useLabels(labels)
  const before = new URLSearchParams(useSearch()).get('before')
  const { data, error } = useCustomerTimeline({
    contactId: recordId,
    ...(before === null ? {} : { before }),
  })
  if (error !== undefined) return <PartFailed />
  if (data === undefined) return <Skeleton shape="card" count={2} label={t('loadingTimeline')} />
  return (
    <Card title={t('timeline')} id={id}>
      {data.events.length === 0 ? <p className={styles.muted}>{t('nothing')}</p> : null}
      <ol className={styles.list}>
        {data.events.map((event) => (
          <Row key={`${event.kind} ${event.recordId} ${event.at}`} event={event} />
        ))}
      </ol>
      <HistoryPages
        label={t('pages')}
        path={`/console/record/${recordId}`}
        id={id}
        older={data.older}
        isNewest={before === null}
      />
    </Card>
  )
}

function Row({ event }: { readonly event: TimelineEvent }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format } = usePage()
  const { kind, recordId, at, subject, state, detail, amount } = event
  const isWarning = icons[kind] === 'warning'
  const date = at.length === 10 ? format.date(at) : format.dateTime(at)
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-tone={isWarning ? 'warning' : undefined}>
        <Icon name={icons[kind]} />
      </span>
      <a href={address(`/console/record/${recordId}`)} dir="auto">
        {subject === '' ? t(kind) : `${t(kind)}: ${subject}`}
      </a>
      {amount === null ? null : <span className={styles.amount}>{format.money(amount)}</span>}
      <span className={styles.detail} dir="auto">
        {[date, state, detail].filter((part) => part !== '').join(' · ')}
      </span>
    </li>
  )
}
