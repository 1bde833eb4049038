import { Card } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { Plan } from '../../components/plan'
import { BothLanguages, type ColumnLabels } from './BothLanguages'
import { labels } from './labels'
import styles from './PlanDetails.module.css'
import { texasRules } from './texas-rules'

/**
 * The terms and the customer's rights in short, in both languages. Only those of electricity in Texas are known: gas
 * is sold in other states, whose own rules are in the documents.
 */
export function TermsAndRights({ plan }: { readonly plan: Plan }) {
  const t = useLabels(labels)
  if (plan.commodity !== 'Electricity' || plan.state !== 'TX') return null
  return (
    <Card title={t('rules')}>
      <BothLanguages>
        {(copy) => (
          <>
            <h4 className={styles.heading}>{copy('terms')}</h4>
            <Sentences sentences={termsOf(copy, plan)} />
            <h4 className={styles.heading}>{copy('rights')}</h4>
            <Sentences sentences={rightsOf(copy)} />
            <p className={styles.note}>{copy('rulesNote')}</p>
          </>
        )}
      </BothLanguages>
    </Card>
  )
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className={styles.sentences}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

function termsOf(t: ColumnLabels, { termMonths, cancellationFee }: Plan): readonly string[] {
  const lastNotice =
    termMonths < texasRules.shortTermMonths ? texasRules.lastNoticeDaysOfShortTerm : texasRules.lastNoticeDays
  return [
    t('termDue', { days: texasRules.dueDays }),
    t('termLate', { percent: texasRules.lateFeePercent }),
    ...(cancellationFee > 0 ? [t('termLeave', { days: texasRules.freeDaysBeforeEnd })] : []),
    ...(termMonths > 1
      ? [t('termNotices', { count: texasRules.notices, days: lastNotice }), t('termAfter')]
      : []),
  ]
}

function rightsOf(t: ColumnLabels): readonly string[] {
  return [
    t('rightRescind', { days: texasRules.rescissionDays }),
    t('rightChange', { days: texasRules.changeNoticeDays }),
    t('rightPrevious'),
    t('rightComplaint', { days: texasRules.complaintDays }),
    t('rightLanguage'),
  ]
}
