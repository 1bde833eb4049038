import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './ActionMenu.module.css'

/** Something to choose from a menu. */
export interface MenuItem {
  readonly key: string
  readonly label: string
  /** Where it leads; null where a press does something on this page. */
  readonly href: string | null
  readonly onSelect: () => void
  /** Whether it is destructive. */
  readonly isDanger?: boolean
  /** Whether a wide page shows it next to the menu. */
  readonly isNarrowOnly?: boolean
}

interface ActionMenuProps {
  readonly label: string
  /** The menu's name for screen readers; the label by default. */
  readonly accessibleName?: string
  readonly items: readonly MenuItem[]
  /** Whether the button is at the start of its line on a narrow page, so that the menu opens away from that edge. */
  readonly isAtStart?: boolean
}

/** A menu below its button. Escape, a press elsewhere and every choice close it. */
export function ActionMenu({ label, accessibleName, items, isAtStart = false }: ActionMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current
      if (details?.open !== true) return
      if ('key' in event) {
        if (event.key !== 'Escape') return
        details.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && details.contains(event.target)) return
      details.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])

  const select = (item: MenuItem) => {
    const details = menu.current
    if (details !== null) {
      // What is pressed goes out of sight: the focus goes on, or comes back, from the button.
      if (item.href === null) details.querySelector('summary')?.focus()
      details.open = false
    }
    item.onSelect()
  }

  /** The arrows open the menu and go through it, besides the Tab key. */
  const handleKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    event.currentTarget.open = true
    const visibleItems = [...event.currentTarget.querySelectorAll<HTMLElement>('li > *')].filter((item) =>
      item.checkVisibility(),
    )
    const focusedIndex = visibleItems.findIndex((item) => item.matches(':focus'))
    const first = step === 1 ? 0 : -1
    visibleItems.at(focusedIndex < 0 ? first : (focusedIndex + step) % visibleItems.length)?.focus()
  }
  return (
    <details className={styles.menu} ref={menu} onKeyDown={handleKeyDown}>
      <summary className={styles.summary} aria-label={accessibleName}>
        {label}
        <span aria-hidden="true">▾</span>
      </summary>
      <ul className={isAtStart ? `${styles.items} ${styles.start}` : styles.items}>
        {items.map((item) => {
          const className = item.isDanger === true ? `${styles.item} ${styles.danger}` : styles.item
          return (
            <li key={item.key} className={item.isNarrowOnly === true ? styles.narrow : undefined}>
              {item.href === null ? (
                <button type="button" className={className} onClick={() => select(item)}>
                  {item.label}
                </button>
              ) : (
                <a className={className} href={item.href} onClick={() => select(item)}>
                  {item.label}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
