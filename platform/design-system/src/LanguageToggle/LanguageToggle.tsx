import type { MouseEventHandler } from 'react'
import { Icon } from '../Icon/Icon'
import styles from './LanguageToggle.module.css'

export interface LanguageToggleProps {
  /** The same page in the other language. */
  readonly href: string
  /** The name of the other language, in that language: "Español", "English". */
  readonly label: string
  readonly language: 'en' | 'es'
  /** Runs before the browser follows the link, such as to remember the choice. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** A link to the same page in the other language. */
export function LanguageToggle({ href, label, language, onClick }: LanguageToggleProps) {
  return (
    <a className={styles.toggle} href={href} lang={language} hrefLang={language} onClick={onClick}>
      <Icon name="language" />
      <span>{label}</span>
    </a>
  )
}
