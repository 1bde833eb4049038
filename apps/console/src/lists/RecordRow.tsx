import { useHasScript } from '@porchlight/design-system'
import type { FieldValue, RecordRepresentation } from '@porchlight/metadata'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { memo } from 'react'
import { RowAvatar } from '../avatars/RecordAvatars'
import { RecordLink } from '../records/RecordLink'
import { fieldAt, recordName } from '../records/record-name'
import { ValueText } from '../records/ValueText'
import { recordPath } from '../shell/navigation/place'
import { labels } from './labels'
import { RecordCell } from './RecordCell'
import styles from './RecordTable.module.css'
import type { RecordColumn } from './record-column'
import type { RecordRowProps } from './record-row-props'
import { isSameRow } from './same-row'

/**
 * A record as a row: the first column leads to it, columns of references to the records that they name. Rows that stay in
 * sight while others are scrolled to are not drawn again.
 */
export const RecordRow = memo(function RecordRow(props: RecordRowProps) {
  const { record, columns, getClassName, selection, rowEnd, index, isEndless = false, grid, measure } = props
  const t = useLabels(labels)
  const hasScript = useHasScript()
  const isSelected = selection?.has(record.id) === true
  const firstColumn = selection === undefined ? 0 : 1
  return (
    <tr
      ref={measure}
      data-index={isEndless || grid !== undefined ? index : undefined}
      aria-rowindex={isEndless ? index + 2 : undefined}
      aria-selected={grid === undefined || selection === undefined ? undefined : isSelected}
      data-selected={isSelected || undefined}
    >
      {selection === undefined ? null : (
        <td
          className={styles.box}
          aria-colindex={grid === undefined ? undefined : 1}
          tabIndex={grid === undefined ? undefined : -1}
        >
          <label className={styles.hit}>
            <input
              type="checkbox"
              disabled={!hasScript}
              checked={isSelected}
              aria-label={t('selectRow', { name: recordName(record, columns[0]?.fieldApiName) })}
              tabIndex={grid?.grid.tabIndexOf(index, 0)}
              onChange={({ nativeEvent }) =>
                selection.toggle(record.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
              }
            />
          </label>
        </td>
      )}
      {columns.map((column, columnIndex) => {
        const tabIndex = grid?.grid.tabIndexOf(index, firstColumn + columnIndex)
        return (
          <RecordCell
            key={column.fieldApiName}
            record={record}
            column={column}
            isName={columnIndex === 0}
            className={getClassName(column)}
            position={{ row: index, column: firstColumn + columnIndex }}
            grid={grid}
            selectedCount={isSelected && selection !== undefined ? selection.ids.length : 0}
            isLink={columnIndex === 0 || findTargetId(record, column) !== null}
          >
            {columnIndex === 0 ? (
              <>
                <RowAvatar recordId={record.id} name={recordName(record, column.fieldApiName)} />
                <NameCell record={record} column={column} tabIndex={tabIndex} />
              </>
            ) : (
              <Cell record={record} column={column} tabIndex={tabIndex} />
            )}
          </RecordCell>
        )
      })}
      {rowEnd === undefined ? null : <td className={styles.end}>{rowEnd(record)}</td>}
    </tr>
  )
}, isSameRow)

interface CellProps {
  readonly record: RecordRepresentation
  readonly column: RecordColumn
  /** That of its link. */
  readonly tabIndex: number | undefined
}

function NameCell({ record, column, tabIndex }: CellProps) {
  const address = useAddress()
  const field = fieldAt(record, column.fieldApiName)
  return (
    <a href={address(recordPath(record.id))} tabIndex={tabIndex}>
      {isEmpty(field) ? record.id : <ValueText field={field} />}
    </a>
  )
}

function Cell({ record, column, tabIndex }: CellProps) {
  const field = fieldAt(record, column.fieldApiName)
  const target = findTargetId(record, column)
  if (target === null) return <ValueText field={field} />
  return (
    <RecordLink recordId={target} tabIndex={tabIndex}>
      <ValueText field={field} />
    </RecordLink>
  )
}

/** The id of the record that a value leads to; null when it leads nowhere. */
function findTargetId(record: RecordRepresentation, column: RecordColumn): string | null {
  const target = column.lookupId === null ? undefined : fieldAt(record, column.lookupId)?.value
  return typeof target === 'string' && !isEmpty(fieldAt(record, column.fieldApiName)) ? target : null
}

function isEmpty(field: FieldValue | undefined): boolean {
  return field?.value === null || field?.value === undefined || field.value === ''
}
