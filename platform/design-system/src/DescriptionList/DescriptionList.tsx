import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

export interface DescriptionListItem {
  readonly term: string
  readonly description: ReactNode
}

export interface DescriptionListProps {
  readonly items: readonly DescriptionListItem[]
}

/** Terms and their descriptions: one below the other on a phone, side by side from 48em. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
