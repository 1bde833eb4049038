import { Icon } from '../Icon/Icon'
import type { IconName } from '../Icon/icon-shapes'
import styles from './MainNavigation.module.css'

export interface MainNavigationItem {
  readonly href: string
  readonly label: string
  readonly icon: IconName
  readonly isCurrent: boolean
}

export interface MainNavigationProps {
  /** The accessible name of the navigation. */
  readonly label: string
  readonly items: readonly MainNavigationItem[]
}

/**
 * The site's tabs: along the bottom of a phone, across the top from 48em. It sets `--tabs-room` to the space that the
 * end of the page has to leave for it.
 */
export function MainNavigation({ label, items }: MainNavigationProps) {
  return (
    <nav className={styles.navigation} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            <a className={styles.link} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
              <Icon name={item.icon} />
              <span>{item.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
