/** Pixels between a link and its card, and between the card and the edge of the page. */
const gap = 4
const margin = 8

/** Puts a card below a place of the page, or above it where there is more room, within the page. */
export function positionCard(card: HTMLElement, place: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement
  const below = clientHeight - place.bottom
  const isAbove = below < card.offsetHeight + gap + margin && place.top > below
  const left = Math.max(margin, Math.min(place.left, clientWidth - card.offsetWidth - margin))
  card.style.left = `${left}px`
  card.style.top = isAbove ? 'auto' : `${place.bottom + gap}px`
  card.style.bottom = isAbove ? `${clientHeight - place.top + gap}px` : 'auto'
}
