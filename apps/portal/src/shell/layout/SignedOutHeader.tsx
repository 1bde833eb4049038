import styles from './Header.module.css'
import { HomeLink } from './HomeLink'
import { LanguageSwitch } from './LanguageSwitch'

/** The header of guests' pages: the brand and the language toggle. */
export function SignedOutHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <HomeLink />
        <LanguageSwitch />
      </div>
    </header>
  )
}
