import { useNavItems } from '@porchlight/data-service-react'
import { useMemo } from 'react'
import { listPath } from './place'

/** An entry of the console's navigation. */
export interface ConsoleItem {
  readonly id: string
  readonly label: string
  /** The address without `/es`. */
  readonly path: string
  /** The object whose lists it leads to; null for a page. */
  readonly objectApiName: string | null
}

/** More than an app has entries. */
const everyItem = 100

/** The entries of the navigation that are for the viewer; none while they are on their way. */
export function useConsoleItems(): readonly ConsoleItem[] {
  const { data } = useNavItems({ formFactor: 'Large', pageSize: everyItem })
  return useMemo(
    () =>
      (data?.navItems ?? []).map(({ id, label, content, objectApiName }) => ({
        id,
        label,
        objectApiName,
        path: objectApiName === null ? (content ?? '/') : listPath(objectApiName),
      })),
    [data],
  )
}
