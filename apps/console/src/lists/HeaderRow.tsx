import { useHasScript, VisuallyHidden } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { MouseEvent } from 'react'
import { ColumnEdge } from './columns/ColumnEdge'
import type { ColumnWidths } from './columns/column-widths'
import type { Grid } from './grid/use-grid'
import { labels } from './labels'
import type { RowOrder } from './list-address'
import styles from './RecordTable.module.css'
import type { RecordColumn } from './record-column'
import type { RowSelection } from './row-selection'

interface HeaderRowProps {
  readonly columns: readonly RecordColumn[]
  readonly classOf: (column: RecordColumn) => string | undefined
  readonly order: RowOrder | null
  readonly orderPath: ((fieldApiName: string) => string) | undefined
  readonly onOrder: ((fieldApiName: string, event: MouseEvent) => void) | undefined
  readonly selection: RowSelection | undefined
  readonly isWhollySelected: boolean
  /** Whether something stands at the end of each row. */
  readonly hasRowEnd: boolean
  /** Undefined where the table is not walked cell by cell. */
  readonly grid: Grid | undefined
  readonly widths: ColumnWidths | undefined
  readonly isEndless: boolean
}

/** The headings of a table of records: pressed to order its rows, their edges dragged to make columns wider. */
export function HeaderRow(props: HeaderRowProps) {
  const { columns, classOf, order, orderPath, onOrder, selection, grid, widths, isEndless } = props
  const t = useLabels(labels)
  const address = useAddress()
  const hasScript = useHasScript()
  const first = selection === undefined ? 0 : 1
  const ofCell = (at: number, isOwnTarget: boolean) =>
    grid === undefined
      ? {}
      : { 'aria-colindex': at + 1, tabIndex: isOwnTarget ? grid.tabIndexOf(-1, at) : (-1 as const) }
  const tabIndexOf = (at: number) => grid?.tabIndexOf(-1, at)
  return (
    <tr data-index={grid === undefined ? undefined : -1} aria-rowindex={isEndless ? 1 : undefined}>
      {selection === undefined ? null : (
        <th scope="col" className={styles.box} {...ofCell(0, false)}>
          <label className={styles.hit}>
            <input
              type="checkbox"
              disabled={!hasScript}
              checked={props.isWhollySelected}
              aria-label={t('selectAll')}
              tabIndex={tabIndexOf(0)}
              onChange={selection.toggleAll}
            />
          </label>
        </th>
      )}
      {columns.map((column, index) => {
        const at = first + index
        const width = widths?.of(column.fieldApiName) ?? null
        const isOrdering = orderPath !== undefined && column.sortable
        return (
          <th
            key={column.fieldApiName}
            scope="col"
            className={classOf(column)}
            aria-sort={sortOf(column, order)}
            {...ofCell(at, !isOrdering)}
          >
            <span className={width === null ? undefined : styles.fit}>
              {isOrdering ? (
                <a
                  href={address(orderPath(column.fieldApiName))}
                  tabIndex={tabIndexOf(at)}
                  onClick={(event) => onOrder?.(column.fieldApiName, event)}
                >
                  {column.label}
                  <span aria-hidden="true">{arrowOf(column, order)}</span>
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
              <ColumnEdge
                label={column.label}
                width={width}
                tabIndex={grid.tabIndexOf(-1, at)}
                onChoose={(width) => widths.choose(column.fieldApiName, width)}
                onLeave={() => grid.focus({ row: -1, column: at })}
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

function sortOf(column: RecordColumn, order: RowOrder | null): 'ascending' | 'descending' | undefined {
  if (order?.fieldApiName !== column.fieldApiName) return undefined
  return order.isAscending ? 'ascending' : 'descending'
}

function arrowOf(column: RecordColumn, order: RowOrder | null): string {
  const sort = sortOf(column, order)
  return sort === undefined ? '' : sort === 'ascending' ? ' ↑' : ' ↓'
}
