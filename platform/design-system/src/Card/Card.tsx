import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './Card.module.css'

export interface CardProps {
  readonly title?: ReactNode
  /** The level of the title: 2 under the page's title, 3 inside a section. */
  readonly titleLevel?: 2 | 3
  /** Beside the title, such as a link to everything. */
  readonly action?: ReactNode
  /** `urgent` marks the single most important card; `quiet` is on the canvas, below the hero of its page. */
  readonly tone?: 'plain' | 'urgent' | 'quiet'
  readonly id?: string
  readonly children: ReactNode
}

/** A flat group of related content. */
export function Card({ title, titleLevel = 2, action, tone = 'plain', id, children }: CardProps) {
  const Title = titleLevel === 2 ? 'h2' : 'h3'
  return (
    <section
      className={classNames(
        tone === 'quiet' ? styles.quiet : styles.card,
        tone === 'urgent' && styles.urgent,
      )}
      id={id}
    >
      {title === undefined ? null : (
        <div className={styles.head}>
          <Title className={styles.title}>{title}</Title>
          {action}
        </div>
      )}
      {tone === 'quiet' ? <div className={styles.body}>{children}</div> : children}
    </section>
  )
}
