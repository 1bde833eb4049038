import { Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { Fragment } from 'react'
import { lawOf } from '../../../customers/facts/law-by-place'
import { BothLanguages } from '../../components/BothLanguages'
import type { Plan } from '../../components/plan'
import { clausesOf } from '../../facts/clauses'
import { columnLabels } from './columns'
import { labels } from './labels'
import styles from './PlanDetails.module.css'

/**
 * Shows a summary of the terms and the customer's rights, in both languages, by the law of the place. Where we know
 * none, the card states that and leads to an advisor: the rules of another state are not this customer's.
 */
export function TermsAndRights({ plan }: { readonly plan: Plan }) {
  const t = useLabels(labels)
  const address = useAddress()
  const law = lawOf(plan)
  return (
    <Card title={t('rules')}>
      {law === null ? null : (
        <BothLanguages labels={columnLabels}>
          {(copy, language) => {
            const clauses = clausesOf(copy, plan, law, language)
            return (
              <>
                {(['terms', 'rights'] as const).map((kind) => (
                  <Fragment key={kind}>
                    <h4 className={styles.heading}>{copy(kind)}</h4>
                    <Sentences
                      sentences={clauses.filter((clause) => clause.kind === kind).map(({ text }) => text)}
                    />
                  </Fragment>
                ))}
                <p className={styles.note}>{copy('rulesNote')}</p>
              </>
            )
          }}
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
