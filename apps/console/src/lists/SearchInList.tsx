import { VisuallyHidden } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useDebounced } from '../search/use-debounced'
import styles from './ListPage.module.css'
import { labels } from './labels'
import type { ListChoice } from './list-address'

/** How long nothing has to be typed before the list is searched, in milliseconds. */
const debounceMs = 250

interface SearchInListProps {
  readonly choice: ListChoice
  readonly pathWith: (part: Partial<ListChoice>) => string
}

/** Narrows a list to the rows with what is typed; the address follows. Without a script, by Enter. */
export function SearchInList({ choice, pathWith }: SearchInListProps) {
  const t = useLabels(labels)
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState<string | null>(null)
  const debounced = useDebounced(typed, debounceMs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed moves the address
  useEffect(() => {
    if (debounced === null) return
    const term = debounced.trim()
    if (term !== (choice.searchTerm ?? '')) {
      navigate(pathWith({ searchTerm: term === '' ? null : term }), { replace: true })
    }
  }, [debounced])
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <label>
        <VisuallyHidden>{t('searchInList')}</VisuallyHidden>
        <input
          className={styles.searchField}
          type="search"
          name="q"
          placeholder={t('searchInList')}
          autoComplete="off"
          value={typed ?? choice.searchTerm ?? ''}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {choice.listViewApiName === null ? null : (
        <input type="hidden" name="view" value={choice.listViewApiName} />
      )}
    </form>
  )
}
