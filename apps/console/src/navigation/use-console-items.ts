import { useAppDetails, useUserNavItems } from '@porchlight/data-service-react'
import { useMemo } from 'react'
import { listPath } from '../shell/navigation/place'

/** An entry of the console's navigation. */
export interface ConsoleItem {
  readonly id: string
  readonly label: string
  /** The address without `/es`. */
  readonly path: string
  /** The object whose lists it leads to; null for a page. */
  readonly objectApiName: string | null
}

/** The console as an app of the data service; it is for screens of that size. */
export const consoleApp = { appId: 'Advisor_Console', formFactor: 'Large' } as const

/** The console's app as it is declared: its entries in its own order, and what may be done with them. */
export function useConsoleApp() {
  return useAppDetails({ ...consoleApp, userCustomizations: false }).data
}

/** The entries of the navigation that are for the viewer. */
export interface ConsoleItems {
  /** In the app's own order. */
  readonly defaultItems: readonly ConsoleItem[]
  /** Those that the viewer has in sight, in the viewer's order. */
  readonly visible: readonly ConsoleItem[]
  /** Those that the viewer took out of sight. */
  readonly hidden: readonly ConsoleItem[]
}

/** The entries as the viewer arranged them; none while they are on their way. */
export function useArrangedItems(): ConsoleItems {
  const app = useConsoleApp()
  const user = useUserNavItems(consoleApp)
  return useMemo(() => {
    const defaultItems = (app?.navItems ?? []).map(toConsoleItem)
    // Where the viewer's order cannot be read, the app's own leads to the same places.
    const arranged = user.error === undefined ? (user.data?.navItems ?? []).map(toConsoleItem) : defaultItems
    const visible = defaultItems.length === 0 ? [] : arranged
    const ids = new Set(arranged.map(({ id }) => id))
    const isKnown = user.data !== undefined || user.error !== undefined
    return { defaultItems, visible, hidden: isKnown ? defaultItems.filter(({ id }) => !ids.has(id)) : [] }
  }, [app, user.data, user.error])
}

/** Every entry: those in sight first. */
export function useConsoleItems(): readonly ConsoleItem[] {
  const { visible, hidden } = useArrangedItems()
  return useMemo(() => [...visible, ...hidden], [visible, hidden])
}

interface NavItem {
  readonly id: string
  readonly label: string
  readonly content: string | null
  readonly objectApiName: string | null
}

function toConsoleItem({ id, label, content, objectApiName }: NavItem): ConsoleItem {
  return {
    id,
    label,
    objectApiName,
    path: objectApiName === null ? (content ?? '/') : listPath(objectApiName),
  }
}
