import { VisuallyHidden } from '@porchlight/design-system'
import { toLanguagePath } from '@porchlight/i18n'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useConsoleItems } from '../navigation/use-console-items'
import { OptionList } from '../search/OptionList'
import { buildSearchAddress, isSearchable } from '../search/search-address'
import { useActiveOption } from '../search/use-active-option'
import { useRecentRecords } from '../search/use-recent-records'
import { useSuggestions } from '../search/use-suggestions'
import { Dialog } from '../shell/dialog/Dialog'
import { afterPaint } from '../shell/navigation/after-paint'
import { recordPath } from '../shell/navigation/place'
import styles from './CommandBar.module.css'
import { fuzzyScore } from './fuzzy-match'
import { labels } from './labels'
import { readRecentCommands, storeCommand } from './recent-commands'

/** Something that the command bar leads to or does. */
interface Command {
  readonly key: string
  readonly name: string
  readonly details: string
  readonly kind: string
  /** The address without `/es`; null for a command that runs in place. */
  readonly path: string | null
  readonly run?: () => void
}

/** How many commands are offered at most. */
const maxCommands = 60

interface CommandBarProps {
  readonly onClose: () => void
  readonly onShowKeys: () => void
}

/** One field that leads to every list, page and record, and carries out actions; those used last come first. */
export function CommandBar({ onClose, onShowKeys }: CommandBarProps) {
  const t = useLabels(labels)
  const { language } = usePage()
  const address = useAddress()
  const [currentPath, navigate] = useLocation()
  const search = useSearch()
  const [typed, setTyped] = useState('')
  const listId = useId()
  const items = useConsoleItems()
  const term = typed.trim()
  const recentRecords = useRecentRecords(items, term === '')
  const { suggestions } = useSuggestions(typed)
  const recent = useMemo(readRecentCommands, [])
  const otherLanguage = language === 'es' ? 'en' : 'es'

  const builtInCommands: readonly Command[] = [
    ...items.map(({ id, label, path, objectApiName }) => ({
      key: id,
      name: label,
      details: '',
      kind: t(objectApiName === null ? 'page' : 'list'),
      path,
    })),
    { key: 'keys', name: t('showKeys'), details: '?', kind: t('action'), path: null, run: onShowKeys },
    {
      key: 'language',
      name: t('otherLanguage'),
      details: '',
      kind: t('action'),
      path: null,
      run: () => {
        const path = address(search === '' ? currentPath : `${currentPath}?${search}`)
        location.assign(toLanguagePath(path, otherLanguage))
      },
    },
  ]
  const recentRank = (key: string) => {
    const rank = recent.indexOf(key)
    return rank < 0 ? recent.length : rank
  }
  const matching = builtInCommands
    .flatMap((command) => {
      const score = fuzzyScore(command.name, term)
      return score === null ? [] : [{ command, score: term === '' ? 0 : score }]
    })
    .sort((one, two) => two.score - one.score || recentRank(one.command.key) - recentRank(two.command.key))
    .map(({ command }) => command)
  const records = (term === '' ? recentRecords : suggestions).map(
    ({ recordId, name, details, kind }): Command => ({
      key: recordId,
      name,
      details,
      kind,
      path: recordPath(recordId),
    }),
  )
  const commands: readonly Command[] = [
    ...matching,
    ...records,
    ...(isSearchable(term)
      ? [
          {
            key: 'search',
            name: t('searchFor', { q: term }),
            details: '',
            kind: t('page'),
            path: buildSearchAddress({ q: term }),
          },
        ]
      : []),
  ]
  const visibleCommands = commands.slice(0, maxCommands)
  const option = useActiveOption(visibleCommands.length, 0)
  // The field is there with the key, what it offers right after it.
  const isListRendered = useDeferredValue(true, false)

  function execute(command: Command | undefined, isLink: boolean) {
    if (command === undefined) return
    const { key, path, run } = command
    storeCommand(key)
    onClose()
    if (path === null) run?.()
    else if (!isLink) afterPaint(() => navigate(path))
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || option.handleArrowKey(event)) return
    if (event.key !== 'Enter') return
    event.preventDefault()
    execute(visibleCommands[option.active], false)
  }

  return (
    <Dialog title={t('commandBar')} place="top" onClose={onClose}>
      <input
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={t('commandHint')}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={option.active < 0 ? undefined : `${listId}-${option.active}`}
        placeholder={t('commandHint')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          option.setActive(0)
        }}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.list}>
        {!isListRendered ? null : visibleCommands.length === 0 ? (
          <p className={styles.empty}>{t('nothingFits')}</p>
        ) : (
          <OptionList
            id={listId}
            label={t('commands')}
            active={option.active}
            options={visibleCommands.map(({ key, name, details, kind, path }) => ({
              key,
              name,
              details,
              kind,
              href: path === null ? null : address(path),
            }))}
            onHover={option.setActive}
            onChoose={(index) => execute(visibleCommands[index], visibleCommands[index]?.path !== null)}
          />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{term === '' ? '' : t('fitting', { count: visibleCommands.length })}</span>
      </VisuallyHidden>
    </Dialog>
  )
}
