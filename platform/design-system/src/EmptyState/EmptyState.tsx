import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  readonly title: ReactNode
  /** What will come and when. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Says that nothing is here yet, what will come, and when, below the brand's small picture. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children === undefined ? null : <div className={styles.words}>{children}</div>}
      {action}
    </div>
  )
}
