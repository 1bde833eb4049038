import { Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { MoreRows } from '@porchlight/page-parts/page/MoreRows'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { rowId, type ShownRows } from '@porchlight/page-parts/page/shown-rows'
import styles from './Account.module.css'
import { type AccountEvent, accountEvents, type HistorySource } from './account-events'
import { labels } from './labels'

interface TimelineProps {
  readonly history: HistorySource
  readonly shown: ShownRows
}

const orderEvents = {
  order: 'eventOrder',
  serviceStarted: 'eventServiceStarted',
  planStarted: 'eventPlanStarted',
  serviceEnded: 'eventServiceEnded',
} as const

/** What happened to the account, newest first: bills, payments, documents, orders and messages in one list. */
export function Timeline({ history, shown }: TimelineProps) {
  const t = useLabels(labels)
  const { format, today } = usePage()
  if (history.state === 'loading') return <Skeleton shape="card" label={t('accountLoading')} />
  const events = accountEvents(history, today, shown.count + 1)
  return (
    <>
      {history.isPartial ? <p className={styles.muted}>{t('timelinePartial')}</p> : null}
      {events.length === 0 ? (
        <p>{t('timelineEmpty')}</p>
      ) : (
        <ol className={styles.timeline}>
          {events.slice(0, shown.count).map((event, index) => (
            <li key={event.id} id={rowId('event', index)} className={styles.event}>
              <span className={styles.muted}>{format.date(event.date)}</span>
              <EventText event={event} />
            </li>
          ))}
        </ol>
      )}
      <MoreRows shown={shown} hasMore={events.length > shown.count} row="event">
        {t('timelineOlder')}
      </MoreRows>
    </>
  )
}

function EventText({ event }: { readonly event: AccountEvent }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const address = useAddress()
  switch (event.kind) {
    case 'bill':
      return (
        <a href={address(`/bills/${event.bill.id}`)}>
          {t('eventBill', {
            amount: format.money(event.bill.closing),
            date: format.date(event.bill.dueDate),
          })}
        </a>
      )
    case 'payment':
      return (
        <span>
          {t('eventPayment', {
            amount: format.money(event.payment.amount),
            status: event.payment.statusText,
          })}
        </span>
      )
    case 'document':
      return <span>{t('eventDocument', { document: event.document })}</span>
    case 'message':
      return (
        <a href={address(`/messages/${event.id}`)}>
          {t('eventMessage')} <span dir="auto">{event.subject}</span>
        </a>
      )
    case 'order':
    case 'serviceStarted':
    case 'planStarted':
    case 'serviceEnded':
      return (
        <a href={address(`/orders/${event.orderId}`)}>
          {t(orderEvents[event.kind], { number: event.number })}
        </a>
      )
  }
}
