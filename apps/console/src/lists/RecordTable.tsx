import { useHasScript, VisuallyHidden } from '@porchlight/design-system'
import type { RecordRepresentation } from '@porchlight/metadata'
import { type MouseEvent, useId, useRef, useState } from 'react'
import { fieldAt } from '../records/record-name'
import type { ColumnWidths } from './columns/column-widths'
import { HeaderRow } from './HeaderRow'
import type { InlineEdit } from './inline-edit/use-inline-edit'
import type { RowOrder } from './list-address'
import styles from './RecordTable.module.css'
import { type EndlessList, Rows } from './Rows'
import type { RecordColumn } from './record-column'
import type { RecordRowProps } from './record-row-props'
import type { RowSelection } from './row-selection'
import { useRecordGrid } from './use-record-grid'

interface RecordTableProps {
  readonly caption: string
  readonly columns: readonly RecordColumn[]
  readonly records: readonly RecordRepresentation[]
  /** Which column the rows are ordered by; null when by none. */
  readonly order: RowOrder | null
  /** The address without `/es` that orders the rows by a column; undefined where the order is fixed. */
  readonly orderPath?: ((fieldApiName: string) => string) | undefined
  /** A column was pressed to order the rows by it. */
  readonly onOrder?: ((fieldApiName: string, event: MouseEvent) => void) | undefined
  /** Undefined where rows are not selected. */
  readonly selection?: RowSelection | undefined
  /** Columns whose text wraps; the others have one line. */
  readonly wrappedColumns?: Readonly<Record<string, boolean>> | undefined
  /** Of a list whose rows come page by page as they are scrolled to. */
  readonly endless?: EndlessList | undefined
  /** The content at the end of a row; undefined for none. */
  readonly rowEnd?: RecordRowProps['rowEnd']
  /** Undefined where columns are as wide as their content asks for. */
  readonly widths?: ColumnWidths | undefined
  /** Whether one walks it cell by cell, once scripts run. */
  readonly isGrid?: boolean
  /** Undefined where cells are not edited. */
  readonly inline?: InlineEdit | undefined
}

/** Records as rows: the first column leads to the record, columns of references to the records that they name. */
export function RecordTable({
  caption,
  columns,
  records,
  order,
  orderPath,
  onOrder,
  selection,
  wrappedColumns = {},
  endless,
  rowEnd,
  widths,
  isGrid = false,
  inline,
}: RecordTableProps) {
  const hasScript = useHasScript()
  const captionId = useId()
  // As state, since the rows in it are laid out before a ref to it is filled in, and show none without it.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const recordGrid = useRecordGrid({ table, columns, records, selection, inline })
  const grid = isGrid && hasScript ? recordGrid : undefined
  const numeric = new Set(columns.filter((column) => isNumeric(column, records)))
  const getWidth = (column: RecordColumn) => widths?.get(column.fieldApiName) ?? null
  const getClassName = (column: RecordColumn) =>
    [
      numeric.has(column) && styles.number,
      wrappedColumns[column.fieldApiName] === true && styles.wrapped,
      getWidth(column) !== null && styles.sized,
    ]
      .filter(Boolean)
      .join(' ') || undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be the same and say less
    <div
      ref={setScroller}
      className={styles.scroll}
      data-endless={endless === undefined ? undefined : ''}
      role="region"
      aria-labelledby={captionId}
      // A region that scrolls has to be reached by the keyboard.
      tabIndex={grid === undefined ? 0 : undefined}
    >
      <table
        ref={table}
        className={styles.table}
        data-sized={columns.every((column) => getWidth(column) !== null) || undefined}
        aria-rowcount={endless === undefined ? undefined : endless.rowCount + (endless.rowCount < 0 ? 0 : 1)}
        {...grid?.tableProps}
      >
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {widths === undefined ? null : (
          <colgroup>
            {selection === undefined ? null : <col />}
            {columns.map((column) => (
              <col key={column.fieldApiName} width={getWidth(column) ?? undefined} />
            ))}
          </colgroup>
        )}
        <thead>
          <HeaderRow
            columns={columns}
            getClassName={getClassName}
            order={order}
            orderPath={orderPath}
            onOrder={onOrder}
            selection={selection}
            hasRowEnd={rowEnd !== undefined}
            areAllSelected={selection?.ids.length === records.length}
            grid={grid?.grid}
            widths={widths}
            isEndless={endless !== undefined}
          />
        </thead>
        <Rows
          records={records}
          columns={columns}
          getClassName={getClassName}
          selection={selection}
          rowEnd={rowEnd}
          endless={endless}
          scroller={scroller}
          grid={grid}
        />
      </table>
    </div>
  )
}

/** So many rows tell whether a column is one of numbers. */
const sampleSize = 100

/** Whether a column holds numbers, which are right-aligned, digit below digit. */
function isNumeric({ fieldApiName }: RecordColumn, records: readonly RecordRepresentation[]): boolean {
  const values = records.slice(0, sampleSize).map((record) => fieldAt(record, fieldApiName)?.value ?? null)
  return (
    values.some((value) => value !== null) &&
    values.every((value) => value === null || typeof value === 'number')
  )
}
