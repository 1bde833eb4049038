import type { ReactNode } from 'react'
import styles from './Stat.module.css'

export interface StatProps {
  readonly label: ReactNode
  readonly value: ReactNode
  /** How it changed or what it means, as text. */
  readonly change?: ReactNode
  /** `large` for the one number of a card. */
  readonly size?: 'normal' | 'large'
}

/** A number with its name above and its change below. */
export function Stat({ label, value, change, size = 'normal' }: StatProps) {
  return (
    <div className={styles.stat}>
      <p className={styles.label}>{label}</p>
      <p className={size === 'large' ? styles.large : styles.value}>{value}</p>
      {change === undefined ? null : <p className={styles.change}>{change}</p>}
    </div>
  )
}
