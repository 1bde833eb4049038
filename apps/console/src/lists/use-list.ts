import { useLastData, useListInfoByName, useListObjectInfo, usePages } from '@porchlight/data-service-react'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { getListRecordsByName } from '@porchlight/ui-api/client'
import { useMemo } from 'react'
import { consoleLabels } from '../shell/labels'
import { recentList } from './ListViewChoice'
import type { ListChoice } from './list-address'
import { toFilterFields } from './list-fields'
import { buildRowsRequest, nextPageOptions } from './list-rows'

interface ListOptions {
  /** How many pages are read at first. */
  readonly pageCount: number
  /** Whether the viewer is offered what lists of the object can be made of, also while the address changes nothing of the view. */
  readonly isChangeable: boolean
}

/** A list as its address chooses it: what it is, what it can be made of, and its rows page by page. */
export function useList(objectApiName: string, choice: ListChoice, { pageCount, isChangeable }: ListOptions) {
  const t = useLabels(consoleLabels)
  const name = { objectApiName, listViewApiName: choice.listViewApiName ?? recentList }
  const isChanged = choice.filters.length > 0 || choice.columns !== null
  const listObjectInfo = useListObjectInfo(isChanged || isChangeable ? { objectApiName } : undefined).data
  const fields = useMemo(
    () =>
      listObjectInfo === undefined
        ? undefined
        : toFilterFields(listObjectInfo, { yes: t('yes'), no: t('no') }),
    [listObjectInfo, t],
  )
  // The previous data stays visible while it is reloaded, such as after a width was stored.
  const info = useLastData(useListInfoByName(name))
  const rows = usePages(getListRecordsByName, buildRowsRequest(name, choice, fields), {
    pageCount,
    next: nextPageOptions,
  })
  const records = useMemo(() => rows.pages.flatMap((page) => page.records), [rows.pages])
  return { info, listObjectInfo, fields, rows, records }
}
