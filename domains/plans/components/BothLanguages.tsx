import { createLabels, defineLabels, type LabelKey, type LabelSet, type Translate } from '@porchlight/i18n'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { Fragment, type ReactNode, useId } from 'react'
import styles from './BothLanguages.module.css'

const languageLabels = defineLabels({
  language: { en: 'Language of the text', es: 'Idioma del texto' },
  english: { en: 'English', es: 'English' },
  spanish: { en: 'Español', es: 'Español' },
})

interface BothLanguagesProps<Labels extends LabelSet> {
  readonly labels: Labels
  /** Writes one column in its language. Numbers and money read alike in both. */
  readonly children: (t: Translate<LabelKey<Labels>>, language: 'en' | 'es') => ReactNode
}

/**
 * The same in English and Spanish: side by side where there is room, else one at a time, as radio buttons that look like
 * tabs choose without a script. The language of the page comes first.
 */
export function BothLanguages<const Labels extends LabelSet>({
  labels,
  children,
}: BothLanguagesProps<Labels>) {
  const t = useLabels(languageLabels)
  const { language } = usePage()
  const id = useId()
  const order = language === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const)
  const nameOf = (column: 'en' | 'es') =>
    createLabels(column, languageLabels)(column === 'es' ? 'spanish' : 'english')
  return (
    <div className={styles.both}>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{t('language')}</legend>
        {order.map((column, index) => (
          <Fragment key={column}>
            <input
              className={styles.radio}
              type="radio"
              id={`${id}-${column}`}
              name={id}
              value={column}
              defaultChecked={index === 0}
            />
            <label className={styles.tab} htmlFor={`${id}-${column}`} lang={column}>
              {nameOf(column)}
            </label>
          </Fragment>
        ))}
      </fieldset>
      <div className={styles.columns}>
        {order.map((column) => (
          <div key={column} className={styles.column} lang={column}>
            <h3 className={styles.language}>{nameOf(column)}</h3>
            {children(createLabels(column, labels), column)}
          </div>
        ))}
      </div>
    </div>
  )
}
