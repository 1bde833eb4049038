import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './Hero.module.css'

export interface HeroProps {
  /** The page's `h1`: a quiet line above the `subject`, or the large text without one. */
  readonly heading: ReactNode
  /** The main point; quiet if a `figure` conveys it. */
  readonly subject?: ReactNode
  /** The amount or the day that matters, drawn large. */
  readonly figure?: ReactNode
  /** Further information, in a sentence or two, or a form. */
  readonly children?: ReactNode
  /** The one action. */
  readonly action?: ReactNode
  /** Less important content, such as a link to the whole bill. */
  readonly more?: ReactNode
  /** `large` shows the brand's art to first-time visitors. */
  readonly size?: 'normal' | 'large'
}

/**
 * The field in the brand's colour, from edge to edge, with the main point and its one action. It is the first element of
 * its page, and appears once.
 */
export function Hero({ heading, subject, figure, children, action, more, size = 'normal' }: HeroProps) {
  return (
    <section className={classNames(styles.hero, size === 'large' && styles.large)}>
      <div className={styles.content}>
        <h1
          className={subject === undefined ? styles.headline : styles.heading}
          id="page-title"
          tabIndex={-1}
        >
          {heading}
        </h1>
        {subject === undefined ? null : (
          <h2 className={figure === undefined ? styles.statement : styles.label}>{subject}</h2>
        )}
        {figure === undefined ? null : <p className={styles.figure}>{figure}</p>}
        {children === undefined ? null : <div className={styles.words}>{children}</div>}
        {action === undefined && more === undefined ? null : (
          <div className={styles.ways}>
            {action === undefined ? null : <div className={styles.action}>{action}</div>}
            {more}
          </div>
        )}
      </div>
    </section>
  )
}
