import { createLabels, type LabelKey, type Translate } from '@porchlight/i18n'
import { usePage } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import { planLabels } from '../../components/labels'
import styles from './BothLanguages.module.css'
import { labels } from './labels'

/** Looks up what stands in a column of its own language. */
export type ColumnLabels = Translate<LabelKey<typeof planLabels> | LabelKey<typeof labels>>

const copy: Readonly<Record<'en' | 'es', ColumnLabels>> = {
  en: createLabels('en', planLabels, labels),
  es: createLabels('es', planLabels, labels),
}

interface BothLanguagesProps {
  /** Writes one column in the words of its language. Numbers and money read alike in both. */
  readonly children: (t: ColumnLabels, language: 'en' | 'es') => ReactNode
}

/** The same in English and Spanish, side by side; the language of the page comes first. */
export function BothLanguages({ children }: BothLanguagesProps) {
  const { language } = usePage()
  const order = language === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const)
  return (
    <div className={styles.columns}>
      {order.map((column) => (
        <div key={column} className={styles.column} lang={column}>
          <h3 className={styles.language}>{copy[column](column === 'es' ? 'spanish' : 'english')}</h3>
          {children(copy[column], column)}
        </div>
      ))}
    </div>
  )
}
