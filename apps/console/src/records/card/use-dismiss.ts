import { type RefObject, useLayoutEffect, useRef } from 'react'
import { positionCard } from './position-card'

/**
 * What ends a card but the pointer: Escape, a press or the focus elsewhere, and its link being scrolled out of sight; until
 * then it moves with it. Where the card held the focus, its link has it afterwards.
 */
export function useDismiss(
  card: RefObject<HTMLElement | null>,
  link: HTMLElement,
  onClose: () => void,
): void {
  const close = useRef(onClose)
  close.current = onClose
  // Not later than its replacement, which takes the focus.
  useLayoutEffect(() => {
    const isWithin = ({ target }: Event) => target instanceof Node && card.current?.contains(target) === true
    const isInside = (event: Event) =>
      isWithin(event) || (event.target instanceof Node && link.contains(event.target))
    const closeAndRestoreFocus = () => {
      if (card.current?.contains(document.activeElement) === true) link.focus()
      close.current()
    }
    const handleKeyDown = (event: KeyboardEvent) => {
      const isLast = event.key === 'Tab' && isWithin(event) && !hasNext(card.current, event)
      if (event.key !== 'Escape' && !isLast) return
      // A dialog that the link is in stays.
      event.stopPropagation()
      event.preventDefault()
      closeAndRestoreFocus()
    }
    const handleOutsideEvent = (event: Event) => {
      if (!isInside(event)) close.current()
    }
    const handleScroll = (event: Event) => {
      const place = link.getBoundingClientRect()
      if (isWithin(event) || card.current === null) return
      if (place.bottom < 0 || place.top > document.documentElement.clientHeight) closeAndRestoreFocus()
      else positionCard(card.current, place)
    }
    document.addEventListener('keydown', handleKeyDown, true)
    document.addEventListener('pointerdown', handleOutsideEvent)
    document.addEventListener('focusin', handleOutsideEvent)
    document.addEventListener('scroll', handleScroll, true)
    return () => {
      document.removeEventListener('keydown', handleKeyDown, true)
      document.removeEventListener('pointerdown', handleOutsideEvent)
      document.removeEventListener('focusin', handleOutsideEvent)
      document.removeEventListener('scroll', handleScroll, true)
    }
  }, [card, link])
}

/** Whether Tab goes on to something else in the card. */
function hasNext(card: HTMLElement | null, { shiftKey }: KeyboardEvent): boolean {
  const links = [...(card?.querySelectorAll('a, button') ?? [])]
  const at = links.findIndex((one) => one.matches(':focus'))
  return shiftKey ? at > 0 : at < links.length - 1
}
