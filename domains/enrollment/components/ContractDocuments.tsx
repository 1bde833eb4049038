import { Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { Plan } from '../../plans/components/plan'
import styles from './ContractDocuments.module.css'
import { contractDocumentLabels } from './contract-documents-labels'

/** The documents of the contract in both languages (16 TAC 25.475(b)), before anything is agreed to. */
export function ContractDocuments({ plan }: { readonly plan: Plan }) {
  const t = useLabels(contractDocumentLabels)
  const address = useAddress()
  const links = [
    { language: 'en', name: 'English', papers: [plan.factsLabel, plan.terms, plan.rights] },
    { language: 'es', name: 'Español', papers: [plan.factsLabelEs, plan.termsEs, plan.rightsEs] },
  ] as const
  const names = ['facts', 'terms', 'rights'] as const
  return (
    <Card title={t('documents')}>
      <p>{t('documentsText')}</p>
      <div className={styles.papers}>
        {links.map(({ language, name, papers }) => (
          <div key={language} lang={language}>
            <h3 className={styles.paperLanguage}>{name}</h3>
            <ul className={styles.paperList}>
              {papers.map((link, index) =>
                link === null || !/^https?:\/\//i.test(link) ? null : (
                  <li key={link}>
                    <a className={styles.paper} href={link}>
                      {t(`${names[index] ?? 'facts'}_${language}`)}
                    </a>
                  </li>
                ),
              )}
            </ul>
          </div>
        ))}
      </div>
      <a className={styles.paper} href={address(`/plans/${plan.code}`)}>
        {t('readHere')}
      </a>
    </Card>
  )
}
