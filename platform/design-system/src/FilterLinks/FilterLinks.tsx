import styles from './FilterLinks.module.css'

export interface FilterLink {
  readonly href: string
  readonly label: string
  /** How many items the link leads to. */
  readonly count?: number
  readonly isCurrent: boolean
}

export interface FilterLinksProps {
  /** The name of the list; absent if its container has one. */
  readonly label?: string
  readonly links: readonly FilterLink[]
  /** What the current link is: one of several pages, or one of several choices for the same page. */
  readonly current: 'page' | 'true'
}

/** Small links in a row, one of them current: parts of a page, or filters of its list. */
export function FilterLinks({ label, links, current }: FilterLinksProps) {
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map(({ href, label: text, count, isCurrent }) => (
        <li key={text}>
          <a className={styles.link} href={href} aria-current={isCurrent ? current : undefined}>
            {text}
            {count === undefined ? null : (
              <>
                {' '}
                <span className={styles.count}>{count}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
