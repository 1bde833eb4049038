import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useLocation } from 'wouter'
import { consoleLabels } from '../labels'
import type { Place } from '../navigation/place'
import { type ConsoleItem, useConsoleItems } from '../navigation/use-console-items'
import styles from './Frame.module.css'

/** The navigation: what the data service says that the app of this address has for the viewer. */
export function Navigation({ place }: { readonly place: Place }) {
  const t = useLabels(consoleLabels)
  const address = useAddress()
  const items = useConsoleItems()
  const [path] = useLocation()
  const homeId = place.kind === 'home' ? items[0]?.id : undefined
  return (
    <nav className={styles.navigation} aria-label={t('mainNavigation')}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <a
              className={styles.item}
              href={address(item.path)}
              aria-current={item.id === homeId || isCurrent(item, place, path) ? 'page' : undefined}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function isCurrent(item: ConsoleItem, place: Place, path: string): boolean {
  if (item.objectApiName === null) return item.path === path
  return place.kind === 'list' && place.objectApiName === item.objectApiName
}
