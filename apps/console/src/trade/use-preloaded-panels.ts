import { recordPanels } from '@porchlight/domains/console'
import { useEffect } from 'react'
import { loadPart } from './loaded-parts'

const interactionEvents = ['pointerover', 'keydown'] as const

/**
 * Fetches what domains add to the records of an object once the viewer moves on a page that leads to them, so that the first
 * record that is opened does not wait for code. Who only looks fetches nothing.
 */
export function usePreloadedPanels(objectApiName: string): void {
  useEffect(() => {
    const load = () => {
      for (const panel of recordPanels) {
        // A panel that cannot be fetched now is tried again where it is shown, which says so.
        if (panel.objectApiName === objectApiName) loadPart(panel).catch(() => undefined)
      }
    }
    for (const event of interactionEvents)
      document.addEventListener(event, load, { once: true, passive: true })
    return () => {
      for (const event of interactionEvents) document.removeEventListener(event, load)
    }
  }, [objectApiName])
}
