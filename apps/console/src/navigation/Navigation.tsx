import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { consoleLabels } from '../shell/labels'
import type { Place } from '../shell/navigation/place'
import { MoreItems } from './MoreItems'
import styles from './Navigation.module.css'
import { type ConsoleItem, useArrangedItems } from './use-console-items'
import { useFittingItems } from './use-fitting-items'

/** The navigation as the viewer arranged it. What has no room, and what the viewer hid, is under “More”. */
export function Navigation({ place }: { readonly place: Place }) {
  const t = useLabels(consoleLabels)
  const address = useAddress()
  const { shown, hidden } = useArrangedItems()
  const [path] = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const fitting = useFittingItems(list, shown)
  const homeId = place.kind === 'home' ? shown[0]?.id : undefined
  const isCurrent = (item: ConsoleItem) => item.id === homeId || isAt(item, place, path)
  return (
    <nav className={styles.navigation} aria-label={t('mainNavigation')}>
      <ul ref={list} className={styles.items} data-measured={fitting === null ? undefined : ''}>
        {shown.map((item, index) => (
          <li key={item.id} data-outside={fitting !== null && index >= fitting ? '' : undefined}>
            <a
              className={styles.item}
              href={address(item.path)}
              aria-current={isCurrent(item) ? 'page' : undefined}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
      <MoreItems
        items={[...(fitting === null ? [] : shown.slice(fitting)), ...hidden]}
        isCurrent={isCurrent}
      />
    </nav>
  )
}

function isAt(item: ConsoleItem, place: Place, path: string): boolean {
  if (item.objectApiName === null) return item.path === path
  return place.kind === 'list' && place.objectApiName === item.objectApiName
}
