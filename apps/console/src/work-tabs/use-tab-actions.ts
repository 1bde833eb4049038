import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { WorkTab } from '@porchlight/page-parts/session/work-tabs'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { afterPaint } from '../shell/navigation/after-paint'
import { consolePath } from '../shell/navigation/place'
import { labels } from './labels'
import { changeTabs, type OpenTabs } from './open-tabs'
import { handleTabKeys, tabKeys } from './tab-keys'
import { tabPathOfLink } from './tab-path'
import { neighbourOf, tabBeside, withPermanent, withTab } from './work-tab-list'

/** What can be done with tabs. */
export interface TabActions {
  readonly close: (tab: WorkTab) => void
  readonly keep: (tab: WorkTab) => void
  /** What was opened behind the page, for who does not see it. */
  readonly said: string
}

/** Opens, keeps and closes tabs, by pointer and by key. */
export function useTabActions({ tabs, unsaved }: OpenTabs, here: string): TabActions {
  const t = useLabels(labels)
  const { language } = usePage()
  const [, navigate] = useLocation()
  const [said, setSaid] = useState('')
  const base = language === 'es' ? '/es' : ''

  function openBehind(path: string, label: string) {
    const tab = { path, label, nameField: null, isPermanent: true, usedAt: Date.now() }
    changeTabs((open) => ({ tabs: withTab(open.tabs, tab, open.unsaved) }))
    setSaid(t('opened', { label }))
  }

  function close(tab: WorkTab) {
    if (unsaved.has(tab.path) && !confirm(t('closeUnsaved', { label: tab.label }))) return
    changeTabs((open) => ({ tabs: open.tabs.filter(({ path }) => path !== tab.path) }))
    if (tab.path === here) afterPaint(() => navigate(neighbourOf(tabs, tab.path)?.path ?? consolePath))
  }

  function keep({ path }: WorkTab) {
    changeTabs((open) => ({ tabs: withPermanent(open.tabs, path) }))
  }

  function press(key: string) {
    const current = tabs.find(({ path }) => path === here)
    if (key === tabKeys.close) {
      if (current !== undefined) close(current)
      return
    }
    if (key === tabKeys.keep) {
      const link = document.activeElement?.closest<HTMLAnchorElement>('main a') ?? null
      const linked = link === null ? null : tabPathOfLink(link, base)
      if (link !== null && linked !== null) openBehind(linked, link.textContent)
      else if (current === undefined) openBehind(here, document.querySelector('main h1')?.textContent ?? here)
      else keep(current)
      return
    }
    const beside = tabBeside(tabs, here, key === tabKeys.next ? 1 : -1)
    if (beside !== null) afterPaint(() => navigate(beside.path))
  }

  useEffect(() => {
    handleTabKeys(press)
    return () => handleTabKeys(null)
  })

  useEffect(() => {
    const click = (event: MouseEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.button !== 0) return
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a') : null
      const path = link === null ? null : tabPathOfLink(link, base)
      if (link === null || path === null) return
      event.preventDefault()
      openBehind(path, link.textContent)
    }
    document.addEventListener('click', click)
    return () => document.removeEventListener('click', click)
  })

  return { close, keep, said }
}
