import {
  createDataService,
  createHttpNetwork,
  type DataService,
  keepFresh,
  sharing,
} from '@porchlight/data-service'
import { createFormatter, loginAddress } from '@porchlight/i18n'
import type { Page } from '@porchlight/page-parts/page/page'
import { type PageState, readPageState } from '@porchlight/page-parts/page/page-state'
import { notePresence } from '@porchlight/page-parts/presence/presence-notes'
import { announceViewer } from '@porchlight/page-parts/session/announce-viewer'
import { claimDrafts, forgetDrafts } from '@porchlight/page-parts/session/drafts'
import { createExpiringNetwork } from '@porchlight/page-parts/session/expiring-network'
import { watchLeaving } from '@porchlight/page-parts/session/leaving'
import { startLiveSession } from '@porchlight/page-parts/session/live-session'
import { claimWorkTabs, forgetWorkTabs } from '@porchlight/page-parts/session/work-tabs'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { abortPreviousSearches } from './search/latest-search'
import { App } from './shell/App'
import './shell/console.css'
import { loadShownParts } from './trade/load-shown-parts'

/** Some twenty-five record pages with everything beside them, so that a day's work does not fill the memory. */
const maxCacheEntries = 600

const { unlessLeaving } = watchLeaving(window)
const root = document.getElementById('root')
const pageState = readPageState(document)
// Not awaited: parts import the file that this runs in, and each would wait for the other.
if (root !== null && pageState !== null) void hydratePage(root, pageState)

async function hydratePage(container: HTMLElement, pageState: PageState): Promise<void> {
  const { data, texts, screenName, ...state } = pageState
  const { language, viewer } = state
  const page: Page = { ...state, format: createFormatter({ language, takenOver: texts }), head: null }
  const network = createHttpNetwork({
    fetch: abortPreviousSearches((input, init) => fetch(input, init)),
    language,
  })
  const dataService = createDataService({
    network: sharing(createExpiringNetwork(network, signInAgain)),
    now: () => Date.now(),
    initialState: data,
    maxEntries: maxCacheEntries,
  })
  await loadShownParts(container)
  const userId = viewer?.userId ?? ''
  claimDrafts(userId)
  claimWorkTabs(userId)
  startTransition(() => {
    hydrateRoot(
      container,
      <App page={page} dataService={dataService} address={null} isBroken={screenName === 'error'} />,
    )
  })
  announceViewer({ userId, isLogOut: false })
  startLiveUpdates(dataService, userId)
  // Whoever comes back to the tab after lunch is not shown the queue of the morning.
  keepFresh(dataService, { page: document, connection: window })
}

/** What others change appears by itself, in browsers with the means; in others the page works as it is. */
function startLiveUpdates(dataService: DataService, userId: string): void {
  if (!('EventSource' in window && 'BroadcastChannel' in window && 'locks' in navigator)) return
  startLiveSession({
    dataService,
    userId,
    onSignedOut: signInAgain,
    onPresence: notePresence,
    onOtherUser: () => {
      forgetDrafts()
      forgetWorkTabs()
      unlessLeaving(() => location.reload())
    },
  })
}

/** To the sign-in, and back from there. */
function signInAgain(): void {
  unlessLeaving(() => location.assign(loginAddress(location.pathname + location.search)))
}
