import { useUpdateListPreferences } from '@porchlight/data-service-react'
import type { RecordRepresentation } from '@porchlight/metadata'
import { lazy, Suspense } from 'react'
import { useColumnWidths } from './columns/column-widths'
import type { InlineEdit } from './inline-edit/use-inline-edit'
import { type ListChoice, nextOrder, parseOrder, type RowOrder } from './list-address'
import type { ListInfo } from './list-info'
import { RecordTable } from './RecordTable'
import type { EndlessList } from './Rows'
import type { RecordColumn } from './record-column'
import { type RowSelection, toSelectedRecords } from './row-selection'

const SharedValuesDialog = lazy(async () => ({
  default: (await import('./inline-edit/SharedValuesDialog')).SharedValuesDialog,
}))

interface ListTableProps {
  readonly info: ListInfo
  readonly columns: readonly RecordColumn[]
  readonly records: readonly RecordRepresentation[]
  readonly order: RowOrder | null
  /** The address without `/es` with a part of the choice changed. */
  readonly pathWith: (part: Partial<ListChoice>) => string
  readonly selection: RowSelection
  readonly inline: InlineEdit
  /** Undefined without scripts, which turn the list page by page. */
  readonly endless: EndlessList | undefined
  /** Reads the rows again. */
  readonly refresh: () => Promise<unknown>
}

/** The rows of a list view: ordered by its headings, walked and edited cell by cell, as wide as the viewer made its columns. */
export function ListTable(props: ListTableProps) {
  const { info, columns, records, order, pathWith, selection, inline, endless, refresh } = props
  const savePreferences = useUpdateListPreferences()
  const widths = useColumnWidths(info)
  const { objectApiName, listViewApiName, type } = info.listReference
  const isRecent = type === 'mru'

  function saveOrder(fieldApiName: string) {
    const nextSort = parseOrder([nextOrder(fieldApiName, order)])
    if (isRecent || nextSort === null) return
    // The rows come in the order of the address whether or not it is stored for the next time.
    savePreferences({ objectApiName, listViewApiName, orderedBy: [nextSort] }).catch(() => undefined)
  }

  return (
    <>
      <RecordTable
        caption={info.label}
        columns={columns}
        records={records}
        order={order}
        orderPath={
          isRecent ? undefined : (fieldApiName) => pathWith({ sortBy: nextOrder(fieldApiName, order) })
        }
        onOrder={saveOrder}
        selection={selection}
        wrappedColumns={info.userPreferences.columnWrap}
        widths={widths}
        endless={endless}
        inline={info.inlineEditDetails.state === 'Enabled' ? inline : undefined}
        isGrid
      />
      {inline.shared === null ? null : (
        <Suspense>
          <SharedValuesDialog
            fields={inline.shared.fields}
            selected={toSelectedRecords(records, selection, columns)}
            onDone={() => void refresh()}
            onClose={() => inline.share(null)}
          />
        </Suspense>
      )}
    </>
  )
}
