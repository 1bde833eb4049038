import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import type { IconName } from '../Icon/icon-shapes'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  readonly icon?: IconName
  readonly title: ReactNode
  /** What will come and when. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Says that nothing is here yet, what will come, and when. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon === undefined ? null : (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {children === undefined ? null : <div className={styles.words}>{children}</div>}
      {action}
    </div>
  )
}
