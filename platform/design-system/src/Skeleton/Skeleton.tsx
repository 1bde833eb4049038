import { classNames } from '../class-names'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** The content being loaded; it occupies the same height. */
  readonly shape: 'text' | 'title' | 'stat' | 'chart' | 'card'
  /** How many of them, one below the other. */
  readonly count?: number
  /** Read aloud immediately and shown after three seconds, such as "Loading your bills". */
  readonly label: string
}

/** A placeholder for loading content, as tall as the content will be. */
export function Skeleton({ shape, count = 1, label }: SkeletonProps) {
  return (
    <div className={styles.group} role="status">
      <span className={styles.label}>{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are alike and never move
        <span key={index} className={classNames(styles.piece, styles[shape])} aria-hidden="true" />
      ))}
    </div>
  )
}
