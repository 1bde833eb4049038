import type { ReactNode } from 'react'
import styles from './HeroPage.module.css'

/** A page whose hero, the first of `children`, has the main point; what follows is spaced below it. */
export function HeroPage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

interface SectionsProps {
  readonly children: ReactNode
  /** Secondary content; left out if a page has none. */
  readonly aside?: ReactNode
}

/**
 * The content below a hero. Its layout depends on the brand: stacked, as tiles, or as a narrow column in the middle. An
 * empty part takes no space.
 */
export function Sections({ children, aside }: SectionsProps) {
  if (aside === undefined) return <div className={styles.sections}>{children}</div>
  return (
    <div className={styles.sections} data-has-aside="">
      <div className={styles.column}>{children}</div>
      <div className={`${styles.column} ${styles.aside}`}>{aside}</div>
    </div>
  )
}
