import { useSearchResults } from '@porchlight/data-service-react'
import { useMemo } from 'react'
import { isSearchable } from './search-address'
import { type Suggestion, suggestionOf } from './suggestion'
import { useDebounced } from './use-debounced'
import { useInfosByObject } from './use-object-infos'

/** How long nothing has to be typed before a search is sent, in milliseconds. */
const settlingMs = 150

/** The answers that are requested while typing; no other search requests only these. */
export const suggestedAnswers = ['Keyword'] as const

/** Records that fit what was typed so far. */
export interface Suggestions {
  /** The best of each object. */
  readonly suggestions: readonly Suggestion[]
  /** Whether the search for what is typed now has not been answered yet. */
  readonly isPending: boolean
}

const nothing: readonly Suggestion[] = []

/** Records to offer for what is being typed; none before two letters or digits are typed. */
export function useSuggestions(typed: string): Suggestions {
  const term = typed.trim()
  const settled = useDebounced(term, settlingMs)
  const q = isSearchable(settled) ? settled : null
  const { data, error } = useSearchResults(q === null ? undefined : { q, answerTypes: suggestedAnswers })
  const infos = useInfosByObject(
    (data?.keywordResults ?? []).map(({ objectApiName }) => objectApiName).sort(),
  )
  const suggestions = useMemo(
    () =>
      (data?.keywordResults ?? []).flatMap(({ records, objectApiName, label }) =>
        records.map((record) => suggestionOf(record, infos[objectApiName], label)),
      ),
    [data, infos],
  )
  const isPending = isSearchable(term) && error === undefined && (term !== settled || data === undefined)
  return { suggestions: isSearchable(term) ? suggestions : nothing, isPending }
}
