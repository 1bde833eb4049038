import type { DataService } from '@porchlight/data-service'
import { createRoot } from 'react-dom/client'
import { Dock } from './panel/Dock'
import { styles } from './panel/styles'
import { recorderOf } from './recording/recorder'

/**
 * Shows the devtools for `dataService`, docked to the bottom of the page, and from then on records its activity; ends
 * with the returned function. `element` must not have a shadow root yet: the panel lives in one, so that the styles of
 * the page and the panel do not affect each other.
 */
export function mountDevtools(dataService: DataService, element: Element): () => void {
  const shadow = element.attachShadow({ mode: 'open' })
  // Unlike a style element, a style sheet created by script needs no exception from the page's content security policy.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const recorder = recorderOf(dataService)
  const stop = recorder.start()
  const root = createRoot(shadow.appendChild(document.createElement('div')))
  root.render(<Dock recorder={recorder} />)
  return () => {
    stop()
    // React refuses to unmount while it renders, as it does when a component above unmounts this.
    queueMicrotask(() => root.unmount())
  }
}
