import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import styles from './LinkList.module.css'

export interface LinkListItem {
  readonly href: string
  readonly label: ReactNode
  /** The target of the link, such as the present value. */
  readonly hint?: ReactNode
}

export interface LinkListProps {
  readonly items: readonly LinkListItem[]
}

/** Links to pages, one below the other, each as wide as its container. */
export function LinkList({ items }: LinkListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ href, label, hint }) => (
        <li key={href} className={styles.item}>
          <a className={styles.link} href={href}>
            <span className={styles.words}>
              <span className={styles.label}>{label}</span>
              {hint ? <span className={styles.hint}>{hint}</span> : null}
            </span>
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  )
}
