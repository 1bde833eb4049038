import { VisuallyHidden } from '@porchlight/design-system'
import { toLanguagePath } from '@porchlight/i18n'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useConsoleItems } from '../navigation/use-console-items'
import { OptionList } from '../search/OptionList'
import { isSearchable, searchAddress } from '../search/search-address'
import { useActiveOption } from '../search/use-active-option'
import { useRecentRecords } from '../search/use-recent-records'
import { useSuggestions } from '../search/use-suggestions'
import { Dialog } from '../shell/dialog/Dialog'
import { afterPaint } from '../shell/navigation/after-paint'
import { recordPath } from '../shell/navigation/place'
import styles from './CommandBar.module.css'
import { fuzzyScore } from './fuzzy-match'
import { labels } from './labels'
import { noteCommand, recentCommands } from './recent-commands'

/** Something that the command bar leads to or does. */
interface Command {
  readonly key: string
  readonly name: string
  readonly details: string
  readonly kind: string
  /** The address without `/es`; null for what is done in place. */
  readonly path: string | null
  readonly run?: () => void
}

/** How many commands are offered at most. */
const offeredCommands = 60

interface CommandBarProps {
  readonly onClose: () => void
  readonly onShowKeys: () => void
}

/** One field that leads to every list, page and record, and carries out actions; those used last come first. */
export function CommandBar({ onClose, onShowKeys }: CommandBarProps) {
  const t = useLabels(labels)
  const { language } = usePage()
  const address = useAddress()
  const [here, navigate] = useLocation()
  const search = useSearch()
  const [typed, setTyped] = useState('')
  const listId = useId()
  const items = useConsoleItems()
  const term = typed.trim()
  const recentRecords = useRecentRecords(items, term === '')
  const { suggestions } = useSuggestions(typed)
  const recent = useMemo(recentCommands, [])
  const other = language === 'es' ? 'en' : 'es'

  const own: readonly Command[] = [
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
        const path = address(search === '' ? here : `${here}?${search}`)
        location.assign(toLanguagePath(path, other))
      },
    },
  ]
  const placeAmongRecent = (key: string) => {
    const place = recent.indexOf(key)
    return place < 0 ? recent.length : place
  }
  const fitting = own
    .flatMap((command) => {
      const score = fuzzyScore(command.name, term)
      return score === null ? [] : [{ command, score: term === '' ? 0 : score }]
    })
    .sort(
      (one, two) =>
        two.score - one.score || placeAmongRecent(one.command.key) - placeAmongRecent(two.command.key),
    )
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
  const everything: readonly Command[] = [
    ...fitting,
    ...records,
    ...(isSearchable(term)
      ? [
          {
            key: 'search',
            name: t('searchFor', { q: term }),
            details: '',
            kind: t('page'),
            path: searchAddress({ q: term }),
          },
        ]
      : []),
  ]
  const offered = everything.slice(0, offeredCommands)
  const option = useActiveOption(offered.length, 0)
  // The field is there with the key, what it offers right after it.
  const isOfferDrawn = useDeferredValue(true, false)

  function carryOut(command: Command | undefined, isLink: boolean) {
    if (command === undefined) return
    const { key, path, run } = command
    noteCommand(key)
    onClose()
    if (path === null) run?.()
    else if (!isLink) afterPaint(() => navigate(path))
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || option.moveBy(event)) return
    if (event.key !== 'Enter') return
    event.preventDefault()
    carryOut(offered[option.active], false)
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
        onKeyDown={press}
      />
      <div className={styles.list}>
        {!isOfferDrawn ? null : offered.length === 0 ? (
          <p className={styles.empty}>{t('nothingFits')}</p>
        ) : (
          <OptionList
            id={listId}
            label={t('commands')}
            active={option.active}
            options={offered.map(({ key, name, details, kind, path }) => ({
              key,
              name,
              details,
              kind,
              href: path === null ? null : address(path),
            }))}
            onPoint={option.setActive}
            onFollow={(index) => carryOut(offered[index], offered[index]?.path !== null)}
          />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{term === '' ? '' : t('fitting', { count: offered.length })}</span>
      </VisuallyHidden>
    </Dialog>
  )
}
