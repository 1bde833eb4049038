import type { LayoutItemRepresentation } from '@porchlight/metadata'
import { FieldContent } from './FieldContent'
import { LanguageHeading } from './LanguagePair'
import pairStyles from './LanguagePair.module.css'
import styles from './RecordPage.module.css'
import { fieldAt } from './record-name'
import { sharedLabel } from './section-parts'
import { itemFields, type ShownRecord } from './shown-record'

interface LanguagePairViewProps {
  readonly english: LayoutItemRepresentation
  readonly spanish: LayoutItemRepresentation
  readonly shown: ShownRecord
}

/** A text in both languages as it is read: side by side on a wide screen, else one below the other. */
export function LanguagePairView({ english, spanish, shown }: LanguagePairViewProps) {
  const label = sharedLabel(english.label, spanish.label)
  const halves = [
    { language: 'en' as const, item: english, field: itemFields(english)[0] ?? '' },
    { language: 'es' as const, item: spanish, field: itemFields(spanish)[0] ?? '' },
  ]
  const isEmpty = (field: string) => (fieldAt(shown.record, field)?.value ?? '') === ''
  const hasAny = halves.some(({ field }) => !isEmpty(field))
  return (
    <dl className={pairStyles.pair}>
      {halves.map(({ language, item, field }) => (
        <div key={language} className={pairStyles.half}>
          <dt className={styles.term}>
            <LanguageHeading language={language} isMissing={hasAny && isEmpty(field)} />
            {label ?? item.label}
          </dt>
          <dd
            lang={language}
            className={shown.changed.has(field) ? `${styles.value} ${styles.changed}` : styles.value}
          >
            <FieldContent fieldApiName={field} shown={shown} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
