import { ButtonLink, Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { NoticesOverview } from '../methods/notices-overview/client'
import { AnswerForm } from './AnswerForm'
import { labels } from './labels'
import { NewOccupantSteps } from './NewOccupantSteps'
import styles from './Notices.module.css'

export type OrderNotice = NoticesOverview['notices'][number]

interface NoticeCardProps {
  readonly notice: OrderNotice
  /** Empty to who looked the order up. */
  readonly orderId: string
  /** The way out that the address or the form names. */
  readonly way: string | null
  /** Whether the page's form is for this one. */
  readonly isChosen: boolean
}

/** Shows a notice in plain language: its kind, its status, and the way to resolve it. */
export function NoticeCard({ notice, orderId, way, isChosen }: NoticeCardProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format } = usePage()
  const own = orderId === '' ? '/notices' : `/notices/${orderId}`
  const { number, type, reason, status, amount, placed, placedBy, payment } = notice
  const isPrevious = reason === 'Previous_Occupant'
  const isNew = way === null ? isPrevious : way === 'New_Occupant'
  const isYours = status === 'Open' || status === 'Rejected'
  return (
    <Card
      title={t(type)}
      tone={isYours ? 'urgent' : 'plain'}
      action={
        <span className={`${styles.badge} ${isYours ? styles.yours : ''}`}>{t(`status${status}`)}</span>
      }
    >
      <div className={styles.content}>
        {isPrevious ? <p className={styles.strong}>{t('previousTitle')}</p> : null}
        <p>{t(isPrevious ? 'previousText' : type === 'Switch_Hold' ? 'holdText' : 'balanceText')}</p>
        <p className={styles.note}>
          {[
            amount === null ? null : t('amount', { amount: format.money(amount) }),
            placed === null
              ? null
              : placedBy === null
                ? t('placed', { date: format.date(placed) })
                : t('placedBy', { name: placedBy, date: format.date(placed) }),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
        <NoticeStatus notice={notice} />
        {payment !== null && isYours ? <OwnDebt payment={payment} isOpen={isChosen} /> : null}
        {isChosen && isYours && payment === null ? (
          <>
            <h3 className={styles.answer}>{t(isNew ? 'answerNew' : 'answerPay')}</h3>
            {isNew ? <NewOccupantSteps orderId={orderId} /> : null}
            <AnswerForm key={String(isNew)} number={number} orderId={orderId} isNew={isNew} />
            <a
              className={styles.way}
              href={address(`${own}?notice=${number}&way=${isNew ? 'Pay' : 'New_Occupant'}`)}
            >
              {t(isNew ? 'toPay' : 'toNew')}
            </a>
          </>
        ) : null}
        {!isChosen && isYours ? (
          <a className={styles.way} href={address(`${own}?notice=${number}`)}>
            {t('other')}
          </a>
        ) : null}
        {isYours ? null : (
          <a
            className={styles.way}
            href={address(orderId === '' ? '/enrollment-status' : `/enrollment-status/${orderId}`)}
          >
            {t('toTracker')}
          </a>
        )}
      </div>
    </Card>
  )
}

/** Paying settles what we are owed: nothing has to be shown. */
function OwnDebt({
  payment: { path, due, isPaid },
  isOpen,
}: {
  readonly payment: NonNullable<OrderNotice['payment']>
  readonly isOpen: boolean
}) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format, viewer } = usePage()
  if (isPaid) return <p className={styles.strong}>{t('ownPaid')}</p>
  return (
    <>
      {due === null ? null : <p className={styles.strong}>{t('ownDue', { amount: format.money(due) })}</p>}
      <p>{t(viewer === null ? 'ownGuestText' : 'ownText')}</p>
      {isOpen ? <ButtonLink href={address(path)}>{t('payNow')}</ButtonLink> : null}
    </>
  )
}

function NoticeStatus({
  notice: { status, confirmed, answerBy, resolved },
}: {
  readonly notice: OrderNotice
}) {
  const t = useLabels(labels)
  const { format } = usePage()
  if (status === 'Checking') {
    return (
      <>
        {confirmed === null || answerBy === null ? null : (
          <p>{t('checkingText', { date: format.date(confirmed), answer: format.date(answerBy) })}</p>
        )}
        <p className={styles.note}>{t('checkingNote')}</p>
      </>
    )
  }
  if (status === 'Rejected') return <p className={styles.strong}>{t('rejectedText')}</p>
  if (status === 'Resolved' && resolved !== null) {
    return <p>{t('resolvedText', { date: format.date(resolved) })}</p>
  }
  return null
}
