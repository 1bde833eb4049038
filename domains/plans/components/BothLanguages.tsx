import { createLabels, defineLabels, type LabelKey, type LabelSet, type Translate } from '@porchlight/i18n'
import { usePage } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import styles from './BothLanguages.module.css'

const languageLabels = defineLabels({
  english: { en: 'English', es: 'English' },
  spanish: { en: 'Español', es: 'Español' },
})

interface BothLanguagesProps<Labels extends LabelSet> {
  readonly labels: Labels
  /** Writes one column in the words of its language. Numbers and money read alike in both. */
  readonly children: (t: Translate<LabelKey<Labels>>, language: 'en' | 'es') => ReactNode
}

/** The same in English and Spanish, side by side; the language of the page comes first. */
export function BothLanguages<const Labels extends LabelSet>({
  labels,
  children,
}: BothLanguagesProps<Labels>) {
  const { language } = usePage()
  const order = language === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const)
  return (
    <div className={styles.columns}>
      {order.map((column) => (
        <div key={column} className={styles.column} lang={column}>
          <h3 className={styles.language}>
            {createLabels(column, languageLabels)(column === 'es' ? 'spanish' : 'english')}
          </h3>
          {children(createLabels(column, labels), column)}
        </div>
      ))}
    </div>
  )
}
