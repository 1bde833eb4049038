import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ConsoleItem } from './use-console-items'

/**
 * How many entries of the list have room in it, in a row or in a column; null before that is measured and without scripts,
 * when the list scrolls instead.
 */
export function useFittingItems(
  list: RefObject<HTMLUListElement | null>,
  items: readonly ConsoleItem[],
): number | null {
  const [fitting, setFitting] = useState<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries have other sizes
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    const measure = () => {
      const outside = [...element.children].findIndex((child) => !isInside(child, element))
      setFitting(outside < 0 ? element.children.length : outside)
    }
    // Entries wrap into rows out of sight once the list is known to be measured.
    element.dataset.measured = ''
    measure()
    const observer = new ResizeObserver(measure)
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [list, items])

  return fitting
}

function isInside(child: Element, list: Element): boolean {
  const own = child.getBoundingClientRect()
  const room = list.getBoundingClientRect()
  // A fraction of a pixel is no part of an entry.
  return own.bottom <= room.bottom + 1 && own.right <= room.right + 1
}
