import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  readonly summary: string
  readonly children: ReactNode
}

/** An aside that opens on request, without a script too. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
