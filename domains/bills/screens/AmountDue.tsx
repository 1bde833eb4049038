import { useRecord } from '@porchlight/data-service-react'
import { ButtonLink, Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { numberOf } from '@porchlight/page-parts/records/field-value'
import { type Bill, isOwed } from '../../energy/components/bills/bill'
import { billLabels } from '../../energy/components/bills/labels'
import styles from './Bills.module.css'
import { labels } from './labels'

const words = { ...billLabels, ...labels }

/**
 * What the account owes today: its balance, which is the last bill's amount minus what was paid since. Where the
 * balance cannot be had, the last bill's amount stands in unless that bill is paid. Something due can be paid from here.
 */
export function AmountDue({ accountId, newest }: { readonly accountId: string; readonly newest: Bill }) {
  const t = useLabels(words)
  const { format, today } = usePage()
  const address = useAddress()
  const answer = useRecord({ recordId: accountId, fields: ['Account.Balance__c'] })
  const due = numberOf(answer.data, 'Balance__c') ?? (newest.status === 'Paid' ? 0 : newest.closing)
  const isLate = newest.dueDate < today
  return (
    <Card title={t('amountDue')} tone={due > 0 && isLate ? 'urgent' : 'plain'}>
      {due > 0 ? (
        <div className={styles.due}>
          <p className={card.amount}>{format.money(due)}</p>
          <p>{t(isLate ? 'wasDue' : 'isDue', { date: format.date(newest.dueDate) })}</p>
        </div>
      ) : (
        <div className={styles.due}>
          <p className={styles.sentence}>{t('nothingDue')}</p>
          <p>
            {due < 0
              ? t(newest.isFinal ? 'finalCreditText' : 'creditText', { amount: format.money(-due) })
              : t('nothingDueText')}
          </p>
        </div>
      )}
      <div className={card.ways}>
        {due > 0 && isOwed(newest) ? (
          <ButtonLink href={address(`/bills/${newest.id}/pay`)}>{t('payNow')}</ButtonLink>
        ) : null}
        <a className={card.link} href={address(`/bills/${newest.id}?account=${accountId}`)}>
          {t('seeBill')}
        </a>
      </div>
    </Card>
  )
}
