import { ScriptOnly, useHasScript, VisuallyHidden } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { WorkTab } from '@porchlight/page-parts/session/work-tabs'
import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Place } from '../shell/navigation/place'
import { labels } from './labels'
import { useOpenTabs } from './open-tabs'
import { toTabPath } from './tab-path'
import { useCurrentTab } from './use-current-tab'
import { useRestoredTabs } from './use-restored-tabs'
import { useTabActions } from './use-tab-actions'
import { useUnsavedInput } from './use-unsaved-input'
import styles from './WorkTabs.module.css'

/**
 * The open places, as tabs under the header. They are links: the address still says where the viewer is. A record
 * that is opened is a temporary tab, which the next one replaces until it is kept or edited.
 */
export function WorkTabs({ place }: { readonly place: Place }) {
  const t = useLabels(labels)
  const { viewer } = usePage()
  const [path] = useLocation()
  const currentPath = toTabPath(path, useSearch())
  const userId = viewer?.userId ?? ''
  const open = useOpenTabs()
  const hasScript = useHasScript()
  const strip = useRef<HTMLUListElement>(null)
  useRestoredTabs(userId)
  useCurrentTab(place, currentPath)
  useUnsavedInput(currentPath, userId)
  const { close, keep, announcement } = useTabActions(open, currentPath)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another tab to have in sight
  useEffect(() => {
    const row = strip.current
    const tab = row?.querySelector('[aria-current]')?.parentElement
    if (row === null || tab == null) return
    // The row alone scrolls: the page stays where it is.
    if (tab.offsetLeft < row.scrollLeft) row.scrollLeft = tab.offsetLeft
    else row.scrollLeft = Math.max(row.scrollLeft, tab.offsetLeft + tab.offsetWidth - row.clientWidth)
  }, [currentPath, open.tabs.length])

  return (
    <ScriptOnly>
      <div className={styles.tabs}>
        <nav aria-label={t('openTabs')} hidden={!hasScript}>
          {open.tabs.length === 0 ? (
            <p className={styles.none}>{t('nothingOpen')}</p>
          ) : (
            <ul ref={strip} className={styles.strip}>
              {open.tabs.map((tab) => (
                <Tab
                  key={tab.path}
                  tab={tab}
                  isCurrent={tab.path === currentPath}
                  isUnsaved={open.unsaved.has(tab.path)}
                  isGone={open.gone.has(tab.path)}
                  keep={keep}
                  close={close}
                />
              ))}
            </ul>
          )}
        </nav>
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </div>
    </ScriptOnly>
  )
}

interface TabProps {
  readonly tab: WorkTab
  readonly isCurrent: boolean
  readonly isUnsaved: boolean
  readonly isGone: boolean
  readonly keep: (tab: WorkTab) => void
  readonly close: (tab: WorkTab) => void
}

function Tab({ tab, isCurrent, isUnsaved, isGone, keep, close }: TabProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { path, label, isPermanent } = tab
  const state = [
    isPermanent ? null : t('temporary'),
    isUnsaved ? t('unsaved') : null,
    isGone ? t('gone') : null,
  ].filter((each) => each !== null)
  return (
    <li
      className={styles.tab}
      data-temporary={isPermanent ? undefined : ''}
      data-gone={isGone ? '' : undefined}
      onDoubleClick={() => keep(tab)}
      onAuxClick={(event) => {
        if (event.button !== 1) return
        event.preventDefault()
        close(tab)
      }}
    >
      <a
        className={styles.link}
        href={address(path)}
        title={[label, ...state].join(' · ')}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {isUnsaved ? (
          <span className={styles.mark} aria-hidden="true">
            ●
          </span>
        ) : null}
        <span className={styles.label}>{label}</span>
        {state.length === 0 ? null : <VisuallyHidden>, {state.join(', ')}</VisuallyHidden>}
      </a>
      {isPermanent ? null : (
        <Tool
          label={t('keepTab', { label })}
          iconPath="M5.5 1.5h5l-.75 5 2.75 2.5v1.5h-9V9l2.75-2.5zM8 10.5v4"
          onPress={() => keep(tab)}
        />
      )}
      <Tool label={t('closeTab', { label })} iconPath="M4 4l8 8M12 4l-8 8" onPress={() => close(tab)} />
    </li>
  )
}

interface ToolProps {
  readonly label: string
  /** The path of its picture, 16 by 16. */
  readonly iconPath: string
  readonly onPress: () => void
}

function Tool({ label, iconPath, onPress }: ToolProps) {
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path d={iconPath} />
      </svg>
    </button>
  )
}
