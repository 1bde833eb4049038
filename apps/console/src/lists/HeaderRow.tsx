import { useHasScript, VisuallyHidden } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { MouseEvent } from 'react'
import { ColumnResizer } from './columns/ColumnResizer'
import type { ColumnWidths } from './columns/column-widths'
import type { Grid } from './grid/use-grid'
import { labels } from './labels'
import type { RowOrder } from './list-address'
import styles from './RecordTable.module.css'
import type { RecordColumn } from './record-column'
import type { RowSelection } from './row-selection'

interface HeaderRowProps {
  readonly columns: readonly RecordColumn[]
  readonly getClassName: (column: RecordColumn) => string | undefined
  readonly order: RowOrder | null
  readonly orderPath: ((fieldApiName: string) => string) | undefined
  readonly onOrder: ((fieldApiName: string, event: MouseEvent) => void) | undefined
  readonly selection: RowSelection | undefined
  readonly areAllSelected: boolean
  /** Whether rows have content at their end. */
  readonly hasRowEnd: boolean
  /** Undefined where the table is not walked cell by cell. */
  readonly grid: Grid | undefined
  readonly widths: ColumnWidths | undefined
  readonly isEndless: boolean
}

/** The headings of a table of records: pressed to order its rows, their edges dragged to make columns wider. */
export function HeaderRow(props: HeaderRowProps) {
  const { columns, getClassName, order, orderPath, onOrder, selection, grid, widths, isEndless } = props
  const t = useLabels(labels)
  const address = useAddress()
  const hasScript = useHasScript()
  const firstColumn = selection === undefined ? 0 : 1
  const cellProps = (columnIndex: number, isFocusTarget: boolean) =>
    grid === undefined
      ? {}
      : {
          'aria-colindex': columnIndex + 1,
          tabIndex: isFocusTarget ? grid.tabIndexOf(-1, columnIndex) : (-1 as const),
        }
  const tabIndexOf = (columnIndex: number) => grid?.tabIndexOf(-1, columnIndex)
  return (
    <tr data-index={grid === undefined ? undefined : -1} aria-rowindex={isEndless ? 1 : undefined}>
      {selection === undefined ? null : (
        <th scope="col" className={styles.box} {...cellProps(0, false)}>
          <label className={styles.hit}>
            <input
              type="checkbox"
              disabled={!hasScript}
              checked={props.areAllSelected}
              aria-label={t('selectAll')}
              tabIndex={tabIndexOf(0)}
              onChange={selection.toggleAll}
            />
          </label>
        </th>
      )}
      {columns.map((column, index) => {
        const columnIndex = firstColumn + index
        const width = widths?.get(column.fieldApiName) ?? null
        const isSortable = orderPath !== undefined && column.sortable
        return (
          <th
            key={column.fieldApiName}
            scope="col"
            className={getClassName(column)}
            aria-sort={sortDirection(column, order)}
            {...cellProps(columnIndex, !isSortable)}
          >
            <span className={width === null ? undefined : styles.fit}>
              {isSortable ? (
                <a
                  href={address(orderPath(column.fieldApiName))}
                  tabIndex={tabIndexOf(columnIndex)}
                  onClick={(event) => onOrder?.(column.fieldApiName, event)}
                >
                  {column.label}
                  <span aria-hidden="true">{sortArrow(column, order)}</span>
                </a>
              ) : (
                column.label
              )}
            </span>
            {/* A table that is too wide takes from columns first what their content leaves; this holds their width. */}
            {width === null ? null : (
              <svg className={styles.spacer} width={width} height={0} aria-hidden="true" />
            )}
            {grid === undefined || widths === undefined ? null : (
              <ColumnResizer
                label={column.label}
                width={width}
                tabIndex={grid.tabIndexOf(-1, columnIndex)}
                onResize={(width) => widths.set(column.fieldApiName, width)}
                onLeave={() => grid.focus({ row: -1, column: columnIndex })}
              />
            )}
          </th>
        )
      })}
      {props.hasRowEnd ? (
        <th scope="col" className={styles.end}>
          <VisuallyHidden>{t('rowActions')}</VisuallyHidden>
        </th>
      ) : null}
    </tr>
  )
}

function sortDirection(column: RecordColumn, order: RowOrder | null): 'ascending' | 'descending' | undefined {
  if (order?.fieldApiName !== column.fieldApiName) return undefined
  return order.isAscending ? 'ascending' : 'descending'
}

function sortArrow(column: RecordColumn, order: RowOrder | null): string {
  const direction = sortDirection(column, order)
  return direction === undefined ? '' : direction === 'ascending' ? ' ↑' : ' ↓'
}
