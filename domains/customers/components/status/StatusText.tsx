import { Icon, type IconName } from '@porchlight/design-system'
import type { ReactNode } from 'react'
import styles from './StatusWord.module.css'

/** What a status means for the customer: all is well, something is under way, something is needed, it is over. */
export type StatusTone = 'good' | 'open' | 'alert' | 'past'

const icons: Readonly<Record<StatusTone, IconName>> = {
  good: 'check',
  open: 'info',
  alert: 'warning',
  past: 'arrow',
}

/** Shows a status as text with its own icon, so that it never depends on color alone. */
export function StatusText({ tone, children }: { readonly tone: StatusTone; readonly children: ReactNode }) {
  return (
    <span className={`${styles.status} ${styles[tone]}`}>
      <Icon name={icons[tone]} />
      {children}
    </span>
  )
}
