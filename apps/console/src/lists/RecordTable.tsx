import { useHasScript, VisuallyHidden } from '@porchlight/design-system'
import type { RecordRepresentation } from '@porchlight/metadata'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type MouseEvent, useId, useState } from 'react'
import { fieldAt } from '../records/record-name'
import { labels } from './labels'
import type { RowOrder } from './list-address'
import type { RecordRowProps } from './RecordRow'
import styles from './RecordTable.module.css'
import { type EndlessList, Rows } from './Rows'
import type { RecordColumn } from './record-column'
import type { RowSelection } from './row-selection'

interface RecordTableProps {
  readonly caption: string
  readonly columns: readonly RecordColumn[]
  readonly records: readonly RecordRepresentation[]
  /** Which column the rows are ordered by; null when by none. */
  readonly order: RowOrder | null
  /** The address without `/es` that orders the rows by a column; undefined where nobody chooses the order. */
  readonly orderPath?: ((fieldApiName: string) => string) | undefined
  /** A column was pressed to order the rows by it. */
  readonly onOrder?: ((fieldApiName: string, event: MouseEvent) => void) | undefined
  /** Undefined where rows are not selected. */
  readonly selection?: RowSelection | undefined
  /** What stands at the end of a row; undefined for nothing. */
  readonly rowEnd?: RecordRowProps['rowEnd']
  /** Columns whose text takes several lines; the others are one line each. */
  readonly wrapped?: Readonly<Record<string, boolean>> | undefined
  /** Of a list whose rows come page by page as they are scrolled to. */
  readonly endless?: EndlessList | undefined
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
  wrapped = {},
  endless,
  rowEnd,
}: RecordTableProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const hasScript = useHasScript()
  const captionId = useId()
  // As state, since the rows in it are laid out before a ref to it is filled in, and show none without it.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const numeric = new Set(columns.filter((column) => isNumeric(column, records)))
  const classOf = (column: RecordColumn) =>
    [numeric.has(column) && styles.number, wrapped[column.fieldApiName] === true && styles.wrapped]
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard
      tabIndex={0}
    >
      <table
        className={styles.table}
        aria-rowcount={endless === undefined ? undefined : endless.rowCount + 1}
      >
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr aria-rowindex={endless === undefined ? undefined : 1}>
            {selection === undefined ? null : (
              <th scope="col" className={styles.box}>
                <label className={styles.hit}>
                  <input
                    type="checkbox"
                    disabled={!hasScript}
                    checked={selection.ids.length === records.length}
                    aria-label={t('selectAll')}
                    onChange={selection.toggleAll}
                  />
                </label>
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.fieldApiName}
                scope="col"
                className={classOf(column)}
                aria-sort={sortOf(column, order)}
              >
                {orderPath !== undefined && column.sortable ? (
                  <a
                    href={address(orderPath(column.fieldApiName))}
                    onClick={(event) => onOrder?.(column.fieldApiName, event)}
                  >
                    {column.label}
                    <span aria-hidden="true">{arrowOf(column, order)}</span>
                  </a>
                ) : (
                  column.label
                )}
              </th>
            ))}
            {rowEnd === undefined ? null : (
              <th scope="col" className={styles.end}>
                <VisuallyHidden>{t('rowActions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <Rows
          records={records}
          columns={columns}
          classOf={classOf}
          selection={selection}
          rowEnd={rowEnd}
          endless={endless}
          scroller={scroller}
        />
      </table>
    </div>
  )
}

/** So many rows tell whether a column is one of numbers. */
const sampled = 100

/** A column of numbers stands at the right, digit below digit. */
function isNumeric({ fieldApiName }: RecordColumn, records: readonly RecordRepresentation[]): boolean {
  const values = records.slice(0, sampled).map((record) => fieldAt(record, fieldApiName)?.value ?? null)
  return (
    values.some((value) => value !== null) &&
    values.every((value) => value === null || typeof value === 'number')
  )
}

function sortOf(
  column: RecordColumn,
  order: RecordTableProps['order'],
): 'ascending' | 'descending' | undefined {
  if (order?.fieldApiName !== column.fieldApiName) return undefined
  return order.isAscending ? 'ascending' : 'descending'
}

function arrowOf(column: RecordColumn, order: RecordTableProps['order']): string {
  const sort = sortOf(column, order)
  return sort === undefined ? '' : sort === 'ascending' ? ' ↑' : ' ↓'
}
