import { useUpdateListPreferences } from '@porchlight/data-service-react'
import type { RecordRepresentation } from '@porchlight/metadata'
import { lazy, Suspense } from 'react'
import { useColumnWidths } from './columns/column-widths'
import type { InlineEdit } from './inline-edit/use-inline-edit'
import { type ListChoice, nextOrder, orderOf, type RowOrder } from './list-address'
import type { ListInfo } from './list-info'
import { RecordTable } from './RecordTable'
import type { EndlessList } from './Rows'
import type { RecordColumn } from './record-column'
import { chosenOf, type RowSelection } from './row-selection'

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
  const keepPreferences = useUpdateListPreferences()
  const widths = useColumnWidths(info)
  const { objectApiName, listViewApiName, type } = info.listReference
  const isRecent = type === 'mru'

  function keepOrder(fieldApiName: string) {
    const chosen = orderOf([nextOrder(fieldApiName, order)])
    if (isRecent || chosen === null) return
    // The rows come in the order of the address whether or not it is stored for the next time.
    keepPreferences({ objectApiName, listViewApiName, orderedBy: [chosen] }).catch(() => undefined)
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
        onOrder={keepOrder}
        selection={selection}
        wrapped={info.userPreferences.columnWrap}
        widths={widths}
        endless={endless}
        inline={info.inlineEditDetails.state === 'Enabled' ? inline : undefined}
        isGrid
      />
      {inline.shared === null ? null : (
        <Suspense>
          <SharedValuesDialog
            fields={inline.shared.fields}
            chosen={chosenOf(records, selection, columns)}
            onDone={() => void refresh()}
            onClose={() => inline.share(null)}
          />
        </Suspense>
      )}
    </>
  )
}
