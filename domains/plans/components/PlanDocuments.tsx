import { documentLabels } from '../facts/document-labels'
import { BothLanguages } from './BothLanguages'
import styles from './PlanDocuments.module.css'
import type { Plan } from './plan'

/** Links to the documents of the contract in both languages (16 TAC 25.475(b)). */
export function PlanDocuments({ plan }: { readonly plan: Plan }) {
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
    <BothLanguages labels={documentLabels}>
      {(copy, language) => (
        <ul className={styles.documents}>
          {links[language].map(([document, link]) =>
            link === null || !/^(https?:\/\/|\/lwr\/)/i.test(link) ? null : (
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
  )
}
