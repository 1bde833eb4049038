import { Icon } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { lazy, Suspense, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { labels as commandLabels } from '../command-bar/labels'
import { useConsoleItems } from '../navigation/use-console-items'
import { searchFieldId } from '../search/SearchBox'
import { afterPaint, flushPendingWork } from '../shell/navigation/after-paint'
import { findAdjacentRecordPath } from '../split/adjacent-record'
import { pressTabKey, tabKeys } from '../work-tabs/tab-keys'
import { assignLetters } from './item-letters'
import { labels } from './labels'
import { focusRow, handlesOwnKeys, toggleRow } from './row-keys'
import styles from './Shortcuts.module.css'
import { useSingleKeys } from './single-keys'

const CommandBar = lazy(async () => ({ default: (await import('../command-bar/CommandBar')).CommandBar }))
const ShortcutList = lazy(async () => ({ default: (await import('./ShortcutList')).ShortcutList }))

type OpenDialog = 'commands' | 'keys'

/** What was opened before, so that its code is there. */
const loaded = new Set<OpenDialog>()

/** How long the second key of two may take, in milliseconds. */
const secondKeyTimeoutMs = 1_500

/** Listens to the keys of the whole page, and opens the command bar and the list of keys. */
export function Shortcuts() {
  const t = useLabels({ ...labels, ...commandLabels })
  const [, navigate] = useLocation()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const { language } = usePage()
  const show = useCallback((next: OpenDialog) => {
    const toggle = () => setOpen((shown) => (shown === next ? null : next))
    // What is typed next belongs into it; while its code is on its way, React would hold it back behind an empty place.
    if (loaded.has(next)) toggle()
    else startTransition(toggle)
    loaded.add(next)
  }, [])
  const hasSingleKeys = useSingleKeys()
  const items = useConsoleItems()
  const targets = useMemo(() => {
    const letters = assignLetters(items.map(({ label }) => label))
    return new Map(items.map(({ path }, index) => [letters[index] ?? '', path]))
  }, [items])

  useEffect(() => {
    const moveToRow = (step: 1 | -1) => {
      const adjacentPath = findAdjacentRecordPath(step, language === 'es' ? '/es' : '')
      if (adjacentPath === null) focusRow(document, step)
      else afterPaint(() => navigate(adjacentPath, { replace: true }))
    }
    let firstKeyAt = Number.NEGATIVE_INFINITY
    const handleKeyDown = (event: KeyboardEvent) => {
      flushPendingWork()
      if (event.isComposing || event.defaultPrevented || event.altKey) return
      const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k'
      if (isCommand) {
        event.preventDefault()
        show('commands')
        return
      }
      if (!hasSingleKeys || event.ctrlKey || event.metaKey || handlesOwnKeys(document.activeElement)) return
      const target =
        event.timeStamp - firstKeyAt < secondKeyTimeoutMs ? targets.get(event.key.toLowerCase()) : undefined
      firstKeyAt = Number.NEGATIVE_INFINITY
      if (target !== undefined) {
        event.preventDefault()
        afterPaint(() => navigate(target))
        return
      }
      switch (event.key) {
        case '/':
          event.preventDefault()
          document.getElementById(searchFieldId)?.focus()
          break
        case '?':
          show('keys')
          break
        case 'g':
          firstKeyAt = event.timeStamp
          break
        case 'j':
          moveToRow(1)
          break
        case 'k':
          moveToRow(-1)
          break
        case tabKeys.keep:
        case tabKeys.next:
        case tabKeys.previous:
        case tabKeys.close:
          pressTabKey(event.key)
          break
        case 'x':
          toggleRow()
          break
      }
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [hasSingleKeys, targets, navigate, language, show])

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={t('openCommandBar')}
        title={t('openCommandBar')}
        onClick={() => show('commands')}
      >
        <Icon name="more" />
        <kbd className={styles.key}>Ctrl K</kbd>
      </button>
      <button type="button" className={styles.open} aria-label={t('keysLabel')} onClick={() => show('keys')}>
        <kbd className={styles.key}>?</kbd>
      </button>
      <Suspense>
        {open === 'commands' ? (
          <CommandBar onClose={() => setOpen(null)} onShowKeys={() => show('keys')} />
        ) : open === 'keys' ? (
          <ShortcutList onClose={() => setOpen(null)} />
        ) : null}
      </Suspense>
    </>
  )
}
