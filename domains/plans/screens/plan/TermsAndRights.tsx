import { Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type LawOfPlace, lawOf } from '../../../customers/facts/law-by-place'
import { BothLanguages } from '../../components/BothLanguages'
import type { Plan } from '../../components/plan'
import { type ColumnLabels, columnLabels } from './columns'
import { labels } from './labels'
import styles from './PlanDetails.module.css'
import { rightsOf } from './rights-of-place'

/**
 * The terms and the customer's rights in short, in both languages, by the law of the place. Where we know none, the card
 * says so and leads to an advisor: the rules of another state are not this customer's.
 */
export function TermsAndRights({ plan }: { readonly plan: Plan }) {
  const t = useLabels(labels)
  const address = useAddress()
  const law = lawOf(plan)
  return (
    <Card title={t('rules')}>
      {law === null ? null : (
        <BothLanguages labels={columnLabels}>
          {(copy, language) => (
            <>
              <h4 className={styles.heading}>{copy('terms')}</h4>
              <Sentences sentences={termsOf(copy, plan, law)} />
              <h4 className={styles.heading}>{copy('rights')}</h4>
              <Sentences sentences={rightsOf(copy, law, language)} />
              <p className={styles.note}>{copy('rulesNote')}</p>
            </>
          )}
        </BothLanguages>
      )}
      <p className={styles.note}>
        {t(law === null ? 'rulesUnknown' : 'rulesBeside')}{' '}
        <a className={styles.way} href={address('/help')}>
          {t('rulesAsk')}
        </a>
      </p>
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

function termsOf(
  t: ColumnLabels,
  { termMonths, cancellationFee }: Plan,
  { dueDays, lateFee, contractEnd }: LawOfPlace,
): readonly string[] {
  const end = contractEnd === undefined ? null : contractEnd
  const isShort = end !== null && termMonths < end.shortTermMonths
  return [
    ...(dueDays === undefined ? [] : [t('termDue', { days: dueDays.days })]),
    ...(lateFee === undefined
      ? []
      : [t(lateFee.each === 'once' ? 'termLate' : 'termLateMonthly', { percent: lateFee.percent })]),
    ...(end !== null && cancellationFee > 0 ? [t('termLeave', { days: end.freeDaysBeforeEnd })] : []),
    ...(end !== null && termMonths > 1
      ? [
          t('termNotices', {
            count: end.notices,
            days: isShort ? end.lastNoticeDaysOfShortTerm : end.lastNoticeDays,
          }),
        ]
      : []),
    ...(termMonths > 1 ? [t('termAfter')] : []),
  ]
}
