import { useHasScript } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { labels } from './labels'
import styles from './Navigation.module.css'
import { type ConsoleItem, useConsoleApp } from './use-console-items'

const ArrangeDialog = lazy(async () => ({ default: (await import('./ArrangeDialog')).ArrangeDialog }))

interface MoreItemsProps {
  readonly items: readonly ConsoleItem[]
  readonly isCurrent: (item: ConsoleItem) => boolean
}

/** The hidden entries, and a button to arrange them all; works without scripts. */
export function MoreItems({ items, isCurrent }: MoreItemsProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const hasScript = useHasScript()
  const app = useConsoleApp()
  const [currentPath] = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  const [isArranging, setArranging] = useState(false)
  const close = useCallback(() => {
    if (details.current !== null) details.current.open = false
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the page changes
  useEffect(close, [currentPath, close])

  useEffect(() => {
    const handlePointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && details.current?.contains(event.target) !== true) close()
    }
    document.addEventListener('pointerdown', handlePointerDown)
    return () => document.removeEventListener('pointerdown', handlePointerDown)
  }, [close])

  const canArrange = hasScript && app?.isNavPersonalizationDisabled === false
  if (items.length === 0 && !canArrange) return null
  return (
    <>
      <details
        ref={details}
        className={styles.more}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || details.current?.open !== true) return
          close()
          details.current.querySelector('summary')?.focus()
        }}
      >
        <summary className={styles.item} data-current={items.some(isCurrent) ? '' : undefined}>
          {t('more')}
        </summary>
        <div className={styles.menu}>
          <ul className={styles.menuItems}>
            {items.map((item) => (
              <li key={item.id}>
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
          {canArrange ? (
            <button
              type="button"
              className={styles.arrange}
              onClick={() => {
                close()
                setArranging(true)
              }}
            >
              {t('arrange')}
            </button>
          ) : null}
        </div>
      </details>
      <Suspense>{isArranging ? <ArrangeDialog onClose={() => setArranging(false)} /> : null}</Suspense>
    </>
  )
}
