import { useHasScript, VisuallyHidden } from '@porchlight/design-system'
import type { FieldValue, RecordRepresentation } from '@porchlight/metadata'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useId } from 'react'
import { fieldAt, nameOf } from '../records/record-name'
import { ValueText } from '../records/ValueText'
import { recordPath } from '../shell/navigation/place'
import { labels } from './labels'
import type { RowOrder } from './list-address'
import styles from './RecordTable.module.css'
import type { RowSelection } from './row-selection'

/** A column as list views and related lists describe it. */
export interface RecordColumn {
  readonly fieldApiName: string
  readonly label: string
  /** The field with the id of the record that the value leads to; null when it leads nowhere. */
  readonly lookupId: string | null
  readonly sortable: boolean
}

interface RecordTableProps {
  readonly caption: string
  readonly columns: readonly RecordColumn[]
  readonly records: readonly RecordRepresentation[]
  /** Which column the rows are ordered by; null when by none. */
  readonly order: RowOrder | null
  /** The address without `/es` that orders the rows by a column; undefined where nobody chooses the order. */
  readonly orderPath?: ((fieldApiName: string) => string) | undefined
  /** A column was pressed to order the rows by it. */
  readonly onOrder?: (fieldApiName: string) => void
  /** Undefined where rows are not selected. */
  readonly selection?: RowSelection | undefined
  /** Columns whose text takes several lines; the others are one line each. */
  readonly wrapped?: Readonly<Record<string, boolean>> | undefined
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
}: RecordTableProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const hasScript = useHasScript()
  const captionId = useId()
  const numeric = new Set(columns.filter((column) => isNumeric(column, records)))
  const classOf = (column: RecordColumn) =>
    [numeric.has(column) && styles.number, wrapped[column.fieldApiName] === true && styles.wrapped]
      .filter(Boolean)
      .join(' ') || undefined
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section would be the same and say less
    <div className={styles.scroll} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
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
                    onClick={() => onOrder?.(column.fieldApiName)}
                  >
                    {column.label}
                    <span aria-hidden="true">{arrowOf(column, order)}</span>
                  </a>
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id} data-selected={selection?.has(record.id) === true || undefined}>
              {selection === undefined ? null : (
                <td className={styles.box}>
                  <label className={styles.hit}>
                    <input
                      type="checkbox"
                      disabled={!hasScript}
                      checked={selection.has(record.id)}
                      aria-label={t('selectRow', { name: nameOf(record, columns[0]?.fieldApiName) })}
                      onChange={({ nativeEvent }) =>
                        selection.toggle(
                          record.id,
                          'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
                        )
                      }
                    />
                  </label>
                </td>
              )}
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.fieldApiName} scope="row" className={classOf(column)}>
                    <NameCell record={record} column={column} />
                  </th>
                ) : (
                  <td key={column.fieldApiName} className={classOf(column)}>
                    <Cell record={record} column={column} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps {
  readonly record: RecordRepresentation
  readonly column: RecordColumn
}

function NameCell({ record, column }: CellProps) {
  const address = useAddress()
  const field = fieldAt(record, column.fieldApiName)
  return (
    <a href={address(recordPath(record.id))}>{isEmpty(field) ? record.id : <ValueText field={field} />}</a>
  )
}

function Cell({ record, column }: CellProps) {
  const address = useAddress()
  const field = fieldAt(record, column.fieldApiName)
  const target = column.lookupId === null ? undefined : fieldAt(record, column.lookupId)?.value
  if (typeof target !== 'string' || isEmpty(field)) return <ValueText field={field} />
  return (
    <a href={address(recordPath(target))}>
      <ValueText field={field} />
    </a>
  )
}

function isEmpty(field: FieldValue | undefined): boolean {
  return field?.value === null || field?.value === undefined || field.value === ''
}

/** A column of numbers stands at the right, digit below digit. */
function isNumeric({ fieldApiName }: RecordColumn, records: readonly RecordRepresentation[]): boolean {
  const values = records.map((record) => fieldAt(record, fieldApiName)?.value ?? null)
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
