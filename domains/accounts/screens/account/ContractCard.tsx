import { useRecord } from '@porchlight/data-service-react'
import { Card } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { textOf } from '@porchlight/page-parts/records/field-value'
import type { Account } from '../../../customers/components/accounts/account'
import styles from './Account.module.css'
import { contractNotices, freeToLeaveFrom } from './contract-notices'
import { labels } from './labels'

const fields = ['Account.Contract_Start_Date__c', 'Account.Service_State__c'] as const

/**
 * The plan, the day its price ends, and what happens then. The three notices and the free leaving are Texas rules
 * for electricity, so other accounts do not promise them.
 */
export function ContractCard({ account }: { readonly account: Account }) {
  const t = useLabels(labels)
  const { format, today } = usePage()
  const { data } = useRecord({ recordId: account.id, fields })
  const { contractEnd: end, planName, status } = account
  if (planName === null) {
    return (
      <Card title={t('planTitle')}>
        <p>{t('planNone')}</p>
      </Card>
    )
  }
  const start = textOf(data, 'Contract_Start_Date__c')
  const isRunning = status === 'Active' && end !== null && end >= today
  const isTexas = textOf(data, 'Service_State__c') === 'TX' && account.commodity === 'electricity'
  const notices = isRunning && isTexas && start !== null ? contractNotices(start, end) : []
  return (
    <Card title={t('planTitle')}>
      <div className={styles.stack}>
        <p className={styles.plan}>{planName}</p>
        <p>
          {status === 'Pending'
            ? t('contractPending')
            : end === null
              ? t('contractOpen')
              : t(end < today ? 'contractEnded' : 'contractEnds', { date: format.date(end) })}
        </p>
      </div>
      {isRunning ? (
        <div className={styles.stack}>
          <h3 className={styles.heading}>{t('thenTitle')}</h3>
          <p>{t('thenMonthly')}</p>
          {isTexas ? <p>{t('thenFree', { date: format.date(freeToLeaveFrom(end)) })}</p> : null}
        </div>
      ) : null}
      {notices.length === 0 ? null : (
        <div className={styles.stack}>
          <h3 className={styles.heading}>{t('noticesTitle')}</h3>
          <p>{t('noticesText')}</p>
          <ol className={styles.notices}>
            {notices.map((date, index) => (
              <li key={date} className={date < today ? styles.passed : undefined}>
                {t('noticeBy', { number: format.number(index + 1), date: format.date(date) })}
              </li>
            ))}
          </ol>
        </div>
      )}
    </Card>
  )
}
