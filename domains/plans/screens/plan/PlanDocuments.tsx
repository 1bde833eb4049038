import { Card } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { Plan } from '../../components/plan'
import { BothLanguages } from './BothLanguages'
import { labels } from './labels'
import styles from './PlanDetails.module.css'

/** The documents of the contract in both languages (16 TAC 25.475(b)). */
export function PlanDocuments({ plan }: { readonly plan: Plan }) {
  const t = useLabels(labels)
  const links = {
    en: [
      ['factsDocument', plan.factsLabel],
      ['termsDocument', plan.terms],
      ['rightsDocument', plan.rights],
    ],
    es: [
      ['factsDocument', plan.factsLabelEs],
      ['termsDocument', plan.termsEs],
      ['rightsDocument', plan.rightsEs],
    ],
  } as const
  return (
    <Card title={t('documents')}>
      <BothLanguages>
        {(copy, language) => (
          <ul className={styles.documents}>
            {links[language].map(([document, link]) =>
              link === null || !/^https?:\/\//i.test(link) ? null : (
                <li key={document}>
                  <a className={styles.way} href={link}>
                    {copy('pdf', { document: copy(document) })}
                  </a>
                </li>
              ),
            )}
          </ul>
        )}
      </BothLanguages>
    </Card>
  )
}
