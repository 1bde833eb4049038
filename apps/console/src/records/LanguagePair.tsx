import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import styles from './LanguagePair.module.css'
import { labels } from './labels'

/** The language of a half as its heading, and whether the half is empty although the other is not. */
export function LanguageHeading({
  language,
  isMissing,
}: {
  readonly language: 'en' | 'es'
  readonly isMissing: boolean
}) {
  const t = useLabels(labels)
  return (
    <span className={styles.heading}>
      {t(language === 'en' ? 'inEnglish' : 'inSpanish')}
      {isMissing ? <strong className={styles.missing}>{t('halfMissing')}</strong> : null}
    </span>
  )
}

interface LanguagePairInputsProps {
  readonly isEnglishEmpty: boolean
  readonly isSpanishEmpty: boolean
  readonly english: ReactNode
  readonly spanish: ReactNode
}

/** A text in both languages as it is filled in: side by side on a wide screen, else one below the other. */
export function LanguagePairInputs({
  isEnglishEmpty,
  isSpanishEmpty,
  english,
  spanish,
}: LanguagePairInputsProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.half}>
        <LanguageHeading language="en" isMissing={isEnglishEmpty && !isSpanishEmpty} />
        {english}
      </div>
      <div className={styles.half}>
        <LanguageHeading language="es" isMissing={isSpanishEmpty && !isEnglishEmpty} />
        {spanish}
      </div>
    </div>
  )
}
