import { clientErrors, DataServiceError } from '@porchlight/data-service'
import { createLabels, type LabelKey, type LabelSet, type Translate } from '@porchlight/i18n'
import { createContext, useContext, useMemo } from 'react'
import { shellLabels } from '../labels'
import type { Page } from './page'

/** Provides the page to everything below the shell. */
export const PageContext = createContext<Page | null>(null)

/** Returns the page that the component is on. */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (page === null) throw new DataServiceError(clientErrors.missingProvider, { hook: 'usePage' })
  return page
}

/** Looks up the texts of the shell and of `labels` in the page's language. */
export function useLabels<const Labels extends LabelSet>(
  labels: Labels,
): Translate<LabelKey<Labels> | LabelKey<typeof shellLabels>> {
  const { language } = usePage()
  return useMemo(() => createLabels(language, shellLabels, labels), [language, labels])
}
