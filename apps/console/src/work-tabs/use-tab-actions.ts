import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { WorkTab } from '@porchlight/page-parts/session/work-tabs'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { afterPaint } from '../shell/navigation/after-paint'
import { consolePath } from '../shell/navigation/place'
import { labels } from './labels'
import { changeTabs, isOpen, type OpenTabs } from './open-tabs'
import { setTabKeyHandler, tabKeys } from './tab-keys'
import { findLinkTabPath, toTabPath } from './tab-path'
import { findAdjacentTab, findNeighbour, withTab, withTabPermanent } from './work-tab-list'

/** What can be done with tabs. */
export interface TabActions {
  readonly close: (tab: WorkTab) => void
  readonly keep: (tab: WorkTab) => void
  /** What was opened behind the page, for who does not see it. */
  readonly announcement: string
}

/** Opens, keeps and closes tabs, by pointer and by key. */
export function useTabActions({ tabs, unsaved }: OpenTabs, currentPath: string): TabActions {
  const t = useLabels(labels)
  const { language } = usePage()
  const [, navigate] = useLocation()
  const [announcement, setAnnouncement] = useState('')
  const base = language === 'es' ? '/es' : ''

  function openInBackground(path: string, label: string) {
    const tab = { path, label, nameField: null, isPermanent: true, usedAt: Date.now() }
    changeTabs((open) => ({ tabs: withTab(open.tabs, tab, open.unsaved) }))
    setAnnouncement(t('opened', { label }))
  }

  function close(tab: WorkTab) {
    if (unsaved.has(tab.path) && !confirm(t('closeUnsaved', { label: tab.label }))) return
    // By the address: a page that is still loading is not rendered yet, but its tab is the one to leave.
    const isLeft = tab.path === toTabPath(location.pathname.slice(base.length), location.search)
    changeTabs((open) => ({ tabs: open.tabs.filter(({ path }) => path !== tab.path) }))
    if (!isLeft) return
    const neighbour = findNeighbour(tabs, tab.path)
    // The neighbour may be closed before the page leads there, which would open it again.
    afterPaint(() => navigate(neighbour !== null && isOpen(neighbour.path) ? neighbour.path : consolePath))
  }

  function keep({ path }: WorkTab) {
    changeTabs((open) => ({ tabs: withTabPermanent(open.tabs, path) }))
  }

  function handleKey(key: string) {
    const current = tabs.find(({ path }) => path === currentPath)
    if (key === tabKeys.close) {
      if (current !== undefined) close(current)
      return
    }
    if (key === tabKeys.keep) {
      const link = document.activeElement?.closest<HTMLAnchorElement>('main a') ?? null
      const linkedPath = link === null ? null : findLinkTabPath(link, base)
      if (link !== null && linkedPath !== null) openInBackground(linkedPath, link.textContent)
      else if (current === undefined)
        openInBackground(currentPath, document.querySelector('main h1')?.textContent ?? currentPath)
      else keep(current)
      return
    }
    const adjacentTab = findAdjacentTab(tabs, currentPath, key === tabKeys.next ? 1 : -1)
    if (adjacentTab !== null) afterPaint(() => navigate(adjacentTab.path))
  }

  useEffect(() => {
    setTabKeyHandler(handleKey)
    return () => setTabKeyHandler(null)
  })

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.button !== 0) return
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a') : null
      const path = link === null ? null : findLinkTabPath(link, base)
      if (link === null || path === null) return
      event.preventDefault()
      openInBackground(path, link.textContent)
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  })

  return { close, keep, announcement }
}
