import { useSearchResults } from '@porchlight/data-service-react'
import { useMemo } from 'react'
import { isSearchable } from './search-address'
import { type Suggestion, toSuggestion } from './suggestion'
import { useDebounced } from './use-debounced'
import { useObjectInfosByName } from './use-object-infos'

/** How long nothing has to be typed before a search is sent, in milliseconds. */
const debounceMs = 150

/** The answers that are requested while typing; no other search requests only these. */
export const suggestionAnswerTypes = ['Keyword'] as const

/** Records that match what has been typed. */
export interface Suggestions {
  /** The best of each object. */
  readonly suggestions: readonly Suggestion[]
  /** Whether the search for the current text is still pending. */
  readonly isPending: boolean
}

const noSuggestions: readonly Suggestion[] = []

/** Suggests records for what is being typed; none before two letters or digits. */
export function useSuggestions(typed: string): Suggestions {
  const term = typed.trim()
  const debounced = useDebounced(term, debounceMs)
  const q = isSearchable(debounced) ? debounced : null
  const { data, error } = useSearchResults(q === null ? undefined : { q, answerTypes: suggestionAnswerTypes })
  const infos = useObjectInfosByName(
    (data?.keywordResults ?? []).map(({ objectApiName }) => objectApiName).sort(),
  )
  const suggestions = useMemo(
    () =>
      (data?.keywordResults ?? []).flatMap(({ records, objectApiName, label }) =>
        records.map((record) => toSuggestion(record, infos[objectApiName], label)),
      ),
    [data, infos],
  )
  const isPending = isSearchable(term) && error === undefined && (term !== debounced || data === undefined)
  return { suggestions: isSearchable(term) ? suggestions : noSuggestions, isPending }
}
