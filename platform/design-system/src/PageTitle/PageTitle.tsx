import type { ReactNode } from 'react'
import styles from './PageTitle.module.css'

export interface PageTitleProps {
  /** A line above the title, such as the street address of the account. */
  readonly context?: ReactNode
  /** A sentence below the title. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The one `h1` of a page. It receives focus (`#page-title`) when the page changes without a reload. */
export function PageTitle({ context, lead, children }: PageTitleProps) {
  return (
    <div className={styles.block}>
      {context === undefined ? null : <p className={styles.context}>{context}</p>}
      <h1 className={styles.title} id="page-title" tabIndex={-1}>
        {children}
      </h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
