import { type ReactNode, useMemo } from 'react'
import type { Page } from './page'
import { PageContext } from './page-context'
import { useCurrentDay } from './use-current-day'

interface PageProviderProps {
  readonly page: Page
  readonly children: ReactNode
}

/** Provides the page to everything below it, with the current day if it was opened on another. */
export function PageProvider({ page, children }: PageProviderProps) {
  const today = useCurrentDay(page)
  const current = useMemo(() => ({ ...page, today }), [page, today])
  return <PageContext value={current}>{children}</PageContext>
}
