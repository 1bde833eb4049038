import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { consoleLabels } from '../shell/labels'
import type { Place } from '../shell/navigation/place'
import { MoreItems } from './MoreItems'
import styles from './Navigation.module.css'
import { type ConsoleItem, useArrangedItems } from './use-console-items'
import { useVisibleItemCount } from './use-visible-item-count'

/** The navigation as the viewer arranged it. What has no room, and what the viewer hid, is under “More”. */
export function Navigation({ place }: { readonly place: Place }) {
  const t = useLabels(consoleLabels)
  const address = useAddress()
  const { visible, hidden } = useArrangedItems()
  const [path] = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const visibleCount = useVisibleItemCount(list, visible)
  const homeId = place.kind === 'home' ? visible[0]?.id : undefined
  const isCurrent = (item: ConsoleItem) => item.id === homeId || isCurrentItem(item, place, path)
  return (
    <nav className={styles.navigation} aria-label={t('mainNavigation')}>
      <ul ref={list} className={styles.items} data-measured={visibleCount === null ? undefined : ''}>
        {visible.map((item, index) => (
          <li key={item.id} data-outside={visibleCount !== null && index >= visibleCount ? '' : undefined}>
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
        items={[...(visibleCount === null ? [] : visible.slice(visibleCount)), ...hidden]}
        isCurrent={isCurrent}
      />
    </nav>
  )
}

function isCurrentItem(item: ConsoleItem, place: Place, path: string): boolean {
  if (item.objectApiName === null) return item.path === path
  return place.kind === 'list' && place.objectApiName === item.objectApiName
}
