import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  readonly title: ReactNode
  /** What will appear and when. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** A notice that nothing is here yet, what will appear, and when, below the brand's small picture. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children === undefined ? null : <div className={styles.words}>{children}</div>}
      {action}
    </div>
  )
}
