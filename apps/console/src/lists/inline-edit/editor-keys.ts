import type { KeyboardEvent } from 'react'

/** Where the focus goes when a cell’s editor closes: its cell, the next or previous cell that is edited, or elsewhere. */
export type EditEnd = 'stay' | 'next' | 'previous' | 'left'

/** What a key in a cell’s editor does; null when it is its field’s. Tab moves within an editor of several fields first. */
export function parseEditorKey(event: KeyboardEvent<HTMLFormElement>): EditEnd | 'cancel' | null {
  const { key, target, shiftKey, currentTarget } = event
  if (event.isDefaultPrevented() || event.nativeEvent.isComposing) return null
  switch (key) {
    case 'Escape':
      return 'cancel'
    case 'Enter': {
      const handlesEnter =
        target instanceof HTMLButtonElement ||
        (target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.metaKey)
      return handlesEnter ? null : 'stay'
    }
    case 'Tab': {
      const tabStops = [
        ...currentTarget.querySelectorAll<HTMLElement>('input, select, textarea, button'),
      ].filter(({ tabIndex }) => tabIndex >= 0)
      if (target !== tabStops.at(shiftKey ? 0 : -1)) return null
      return shiftKey ? 'previous' : 'next'
    }
    default:
      return null
  }
}
