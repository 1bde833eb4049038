import { useRecord } from '@porchlight/data-service-react'
import { ButtonLink, Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { textOf } from '@porchlight/page-parts/records/field-value'
import type { Account } from '../../../customers/components/accounts/account'
import { type OpenPlanChange, useOpenPlanChange } from '../../../enrollment/components/use-open-plan-change'
import styles from './Account.module.css'
import { labels } from './labels'
import { PlanTerms } from './PlanTerms'

const noticeFields = [
  'First_Contract_Notice__c',
  'Second_Contract_Notice__c',
  'Last_Contract_Notice__c',
] as const
const fields = [
  'Account.First_Contract_Notice__c',
  'Account.Second_Contract_Notice__c',
  'Account.Last_Contract_Notice__c',
  'Account.Free_To_Leave_From__c',
] as const

/**
 * The plan, the day its price ends, and what happens then. The three notices and the free leaving are Texas rules
 * for electricity, so other accounts do not promise them.
 */
export function ContractCard({ account }: { readonly account: Account }) {
  const t = useLabels(labels)
  const { format, today } = usePage()
  const { data } = useRecord({ recordId: account.id, fields })
  const next = useOpenPlanChange(account.id)
  const { contractEnd: end, planName, status } = account
  if (planName === null) {
    return (
      <Card title={t('planTitle')}>
        <p>{t('planNone')}</p>
      </Card>
    )
  }
  const isRunning = status === 'Active' && end !== null && end >= today
  const freeFrom = textOf(data, 'Free_To_Leave_From__c')
  const notices = isRunning && next === null ? noticeFields.flatMap((field) => textOf(data, field) ?? []) : []
  return (
    <Card title={t('planTitle')}>
      <div className={styles.stack}>
        <p className={styles.plan}>{planName}</p>
        <p>{contractText(t, account, { today, format })}</p>
      </div>
      {status === 'Cancelled' ? null : <PlanTerms account={account} />}
      {next === null ? null : <NextPlan next={next} />}
      {status === 'Active' && next === null ? <ChoosePlan accountId={account.id} /> : null}
      {isRunning && next === null ? (
        <div className={styles.stack}>
          <h3 className={styles.heading}>{t('thenTitle')}</h3>
          <p>{t('thenMonthly')}</p>
          {freeFrom === null ? null : <p>{t('thenFree', { date: format.date(freeFrom) })}</p>}
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

function contractText(
  t: ReturnType<typeof useLabels<typeof labels>>,
  { status, contractStart, contractEnd: end }: Account,
  { today, format }: Pick<ReturnType<typeof usePage>, 'today' | 'format'>,
): string {
  if (status === 'Pending') return t('contractPending')
  if (status === 'Cancelled') return t('contractNever')
  if (end === null) return t(contractStart === null ? 'contractUnknown' : 'contractOpen')
  return t(end < today ? 'contractEnded' : 'contractEnds', { date: format.date(end) })
}

/** The plan that comes next, and the way to its order. */
function NextPlan({ next }: { readonly next: OpenPlanChange }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const address = useAddress()
  return (
    <div className={styles.stack}>
      <h3 className={styles.heading}>{t('nextTitle')}</h3>
      <p>{t('nextText', { plan: next.planName, date: format.date(next.startDate) })}</p>
      <a className={styles.link} href={address(`/orders/${next.orderId}`)}>
        {t('nextLink')}
      </a>
    </div>
  )
}

/** The way to another plan for this account. */
function ChoosePlan({ accountId }: { readonly accountId: string }) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <p>
      <ButtonLink variant="secondary" href={address(`/plans?account=${accountId}`)}>
        {t('choosePlan')}
      </ButtonLink>
    </p>
  )
}
