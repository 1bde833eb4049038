import { Icon, VisuallyHidden } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { showFromTop } from '@porchlight/page-parts/navigation/show-from-top'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useConsoleItems } from '../navigation/use-console-items'
import { afterPaint } from '../shell/navigation/after-paint'
import { recordPath, searchPath } from '../shell/navigation/place'
import { labels } from './labels'
import { OptionList } from './OptionList'
import styles from './SearchBox.module.css'
import { buildSearchAddress, isSearchable, parseSearchChoice } from './search-address'
import { useActiveOption } from './use-active-option'
import { useRecentRecords } from './use-recent-records'
import { useSuggestions } from './use-suggestions'

/** The id of the search's field, which shortcuts lead to. */
export const searchFieldId = 'search'

/** Searches from every page: suggestions while typing, recent records before, all results by Enter. */
export function SearchBox() {
  const t = useLabels(labels)
  const address = useAddress()
  const [path, navigate] = useLocation()
  const currentSearch = useSearch()
  const [typed, setTyped] = useState(path === searchPath ? parseSearchChoice(currentSearch).q : '')
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const term = typed.trim()
  const isSearch = isSearchable(term)
  const recent = useRecentRecords(useConsoleItems(), isOpen && !isSearch)
  const { suggestions, isPending } = useSuggestions(isOpen ? typed : '')
  const options = isSearch ? suggestions : recent
  const option = useActiveOption(options.length, -1)
  const isShown = isOpen && (options.length > 0 || (isSearch && !isPending))

  function goTo(to: string) {
    setOpen(false)
    // The page that comes has the focus.
    input.current?.blur()
    option.setActive(-1)
    if (to === path) showFromTop()
    afterPaint(() => navigate(to))
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
      return
    }
    setOpen(true)
    if (option.handleArrowKey(event)) return
    const chosen = options[option.active]
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      goTo(recordPath(chosen.recordId))
    }
  }

  return (
    <search className={styles.search}>
      <form
        action={address(searchPath)}
        onSubmit={(event) => {
          event.preventDefault()
          if (isSearch) goTo(buildSearchAddress({ q: term }))
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setOpen(false)
        }}
      >
        <label className={styles.field}>
          <Icon name="search" />
          <VisuallyHidden>{t('search')}</VisuallyHidden>
          <input
            ref={input}
            className={styles.input}
            id={searchFieldId}
            name="q"
            type="search"
            placeholder={t('searchAll')}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isShown && option.active >= 0 ? `${listId}-${option.active}` : undefined}
            onChange={({ target }) => {
              setTyped(target.value)
              setOpen(true)
              option.setActive(-1)
            }}
            onFocus={() => setOpen(true)}
            onKeyDown={handleKeyDown}
          />
          <span className={styles.key} aria-hidden="true">
            /
          </span>
        </label>
        <div className={isShown ? styles.panel : styles.hidden}>
          {isSearch ? null : <p className={styles.heading}>{t('recentRecords')}</p>}
          {options.length === 0 ? null : (
            <OptionList
              id={listId}
              label={t(isSearch ? 'suggestions' : 'recentRecords')}
              active={option.active}
              options={options.map(({ recordId, name, details, kind }) => ({
                key: recordId,
                href: address(recordPath(recordId)),
                name,
                details,
                kind,
              }))}
              onHover={option.setActive}
              onChoose={() => setOpen(false)}
            />
          )}
          {isSearch && options.length === 0 ? (
            <p className={styles.empty}>{t('nothingFound', { q: term })}</p>
          ) : null}
          {isSearch ? (
            <a
              className={styles.all}
              href={address(buildSearchAddress({ q: term }))}
              onClick={() => setOpen(false)}
            >
              <span>{t('allResults', { q: term })}</span>
              <kbd className={styles.key}>Enter</kbd>
            </a>
          ) : null}
        </div>
        <VisuallyHidden>
          <span role="status">{isShown && isSearch ? t('suggested', { count: options.length }) : ''}</span>
        </VisuallyHidden>
      </form>
    </search>
  )
}
