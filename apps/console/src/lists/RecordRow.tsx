import { useHasScript } from '@porchlight/design-system'
import type { FieldValue, RecordRepresentation } from '@porchlight/metadata'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode, Ref } from 'react'
import { RowAvatar } from '../avatars/RecordAvatars'
import { RecordLink } from '../records/RecordLink'
import { fieldAt, nameOf } from '../records/record-name'
import { ValueText } from '../records/ValueText'
import { recordPath } from '../shell/navigation/place'
import { labels } from './labels'
import styles from './RecordTable.module.css'
import type { RecordColumn } from './record-column'
import type { RowSelection } from './row-selection'

export interface RecordRowProps {
  readonly record: RecordRepresentation
  readonly columns: readonly RecordColumn[]
  readonly classOf: (column: RecordColumn) => string | undefined
  readonly selection: RowSelection | undefined
  /** What stands at the end of the row; undefined for nothing. */
  readonly rowEnd?: ((record: RecordRepresentation) => ReactNode) | undefined
  /** Its place among all rows from 0 on, where only some of them are on the page. */
  readonly index?: number
  readonly measure?: Ref<HTMLTableRowElement>
}

/** A record as a row: the first column leads to it, columns of references to the records that they name. */
export function RecordRow({ record, columns, classOf, selection, rowEnd, index, measure }: RecordRowProps) {
  const t = useLabels(labels)
  const hasScript = useHasScript()
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-selected={selection?.has(record.id) === true || undefined}
    >
      {selection === undefined ? null : (
        <td className={styles.box}>
          <label className={styles.hit}>
            <input
              type="checkbox"
              disabled={!hasScript}
              checked={selection.has(record.id)}
              aria-label={t('selectRow', { name: nameOf(record, columns[0]?.fieldApiName) })}
              onChange={({ nativeEvent }) =>
                selection.toggle(record.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
              }
            />
          </label>
        </td>
      )}
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.fieldApiName} scope="row" className={classOf(column)}>
            <RowAvatar recordId={record.id} name={nameOf(record, column.fieldApiName)} />
            <NameCell record={record} column={column} />
          </th>
        ) : (
          <td key={column.fieldApiName} className={classOf(column)}>
            <Cell record={record} column={column} />
          </td>
        ),
      )}
      {rowEnd === undefined ? null : <td className={styles.end}>{rowEnd(record)}</td>}
    </tr>
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
  const field = fieldAt(record, column.fieldApiName)
  const target = column.lookupId === null ? undefined : fieldAt(record, column.lookupId)?.value
  if (typeof target !== 'string' || isEmpty(field)) return <ValueText field={field} />
  return (
    <RecordLink recordId={target}>
      <ValueText field={field} />
    </RecordLink>
  )
}

function isEmpty(field: FieldValue | undefined): boolean {
  return field?.value === null || field?.value === undefined || field.value === ''
}
