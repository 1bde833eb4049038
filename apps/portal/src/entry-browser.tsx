import { createDataService, createHttpNetwork, type DataService, keepFresh } from '@porchlight/data-service'
import { screens } from '@porchlight/domains/screens'
import { createFormatter, loginAddress } from '@porchlight/i18n'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './shell/App'
import './shell/site.css'
import { claimPendingUploads } from '@porchlight/domains/files/components/uploads/claim-pending-uploads'
import { pathWithoutLanguage } from '@porchlight/page-parts/navigation/address'
import type { Page } from '@porchlight/page-parts/page/page'
import { type PageState, readPageState } from '@porchlight/page-parts/page/page-state'
import { announceViewer, watchLogOut } from '@porchlight/page-parts/session/announce-viewer'
import { claimDrafts, forgetDrafts } from '@porchlight/page-parts/session/drafts'
import { createExpiringNetwork } from '@porchlight/page-parts/session/expiring-network'
import { watchLeaving } from '@porchlight/page-parts/session/leaving'
import { claimTypedText, forgetTypedText, saveTypedText } from '@porchlight/page-parts/session/typed-text'
import { claimWorkTabs, forgetWorkTabs } from '@porchlight/page-parts/session/work-tabs'
import { matchScreen } from './shell/navigation/match-screen'
import { createScreenLoader } from './shell/navigation/screen-loader'
import { screenNamed } from './shell/navigation/use-navigation'

const { unlessLeaving } = watchLeaving(window)
const root = document.getElementById('root')
const pageState = readPageState(document)
// Not awaited: screens depend on the file that this runs in, and would wait for it while it waits for them.
if (root !== null && pageState !== null) void takeOver(root, pageState)

async function takeOver(container: HTMLElement, state: PageState): Promise<void> {
  const { language, brand, viewer, form, demo, today, texts, screenName } = state
  const page: Page = {
    language,
    brand,
    viewer,
    form,
    demo,
    today,
    format: createFormatter({ language, takenOver: texts }),
    head: null,
  }
  const network = createHttpNetwork({ fetch: (input, init) => fetch(input, init), language })
  const dataService = createDataService({
    network: createExpiringNetwork(network, () => signInAgain(viewer?.userId ?? '')),
    now: () => Date.now(),
    initialState: state.data,
  })
  const userId = viewer?.userId ?? ''
  const isLogOut = viewer === null && new URLSearchParams(location.search).has('signed-out')
  if (isLogOut) forgetTyped()
  // The log-out of another tab may arrive only after this one was redirected to the sign-in.
  if ([claimTypedText(userId), claimDrafts(userId), claimWorkTabs(userId)].includes('waiting'))
    watchLogOut(forgetTyped)
  claimPendingUploads(userId)
  const loader = createScreenLoader()
  // The visible screen's code is loaded before React hydrates, so that nothing flashes.
  const [customerFrame] = await Promise.all([
    viewer === null ? null : import('./shell/layout/SignedInFrame').then((module) => module.SignedInFrame),
    loader.load(screenNamed(screens, screenName)),
  ])
  // As a transition React hydrates the page in slices, between which a slow phone still responds to touch.
  startTransition(() => {
    hydrateRoot(
      container,
      <App
        page={page}
        dataService={dataService}
        screens={screens}
        loader={loader}
        screenName={screenName}
        address={null}
        customerFrame={customerFrame}
      />,
    )
  })
  announceViewer({ userId: viewer?.userId ?? null, isLogOut })
  // A person who opens the phone in the morning does not see the bills of the evening.
  keepFresh(dataService, { page: document, connection: window })
  if (viewer !== null) await followChanges(dataService, userId).catch(() => undefined)
}

function forgetTyped(): void {
  forgetTypedText()
  forgetDrafts()
  forgetWorkTabs()
}

/**
 * The code that listens is loaded once the page is there; without it, or without browser support, the page works as it
 * is.
 */
async function followChanges(dataService: DataService, userId: string): Promise<void> {
  void import('./shell/offline/register-worker').then(({ registerWorker }) => registerWorker())
  if (!('EventSource' in window && 'BroadcastChannel' in window && 'locks' in navigator)) return
  const { startLiveSession } = await import('@porchlight/page-parts/session/live-session')
  startLiveSession({
    dataService,
    userId,
    onSignedOut: () => signInAgain(userId),
    onOtherUser: () => unlessLeaving(() => location.reload()),
  })
}

/** Leads to the sign-in and back, preserving what was typed; a screen that anyone may see is reloaded for a guest. */
function signInAgain(userId: string): void {
  const { pathname, search } = location
  const match = matchScreen(screens, pathWithoutLanguage(pathname), true)
  unlessLeaving(() => {
    saveTypedText(pathWithoutLanguage(pathname), userId)
    if (match?.screen.access === 'guest') location.reload()
    else location.assign(loginAddress(pathname + search))
  })
}
