import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ConsoleItem } from './use-console-items'

/**
 * How many entries of the list have room in it, in a row or in a column; null before that is measured and without scripts,
 * when the list scrolls instead.
 */
export function useVisibleItemCount(
  list: RefObject<HTMLUListElement | null>,
  items: readonly ConsoleItem[],
): number | null {
  const [visibleCount, setVisibleCount] = useState<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries have other sizes
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    const measure = () => {
      const firstHidden = [...element.children].findIndex((child) => !isInside(child, element))
      setVisibleCount(firstHidden < 0 ? element.children.length : firstHidden)
    }
    // Entries wrap into rows out of sight once the list is known to be measured.
    element.dataset.measured = ''
    measure()
    const observer = new ResizeObserver(measure)
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [list, items])

  return visibleCount
}

function isInside(child: Element, list: Element): boolean {
  const childBounds = child.getBoundingClientRect()
  const listBounds = list.getBoundingClientRect()
  // A fraction of a pixel is no part of an entry.
  return childBounds.bottom <= listBounds.bottom + 1 && childBounds.right <= listBounds.right + 1
}
