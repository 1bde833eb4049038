import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

export interface SkipLinkProps {
  /** The target, such as `#main`. */
  readonly href: `#${string}`
  readonly children: ReactNode
}

/** The first link of a page, shown when it has focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  )
}
