import type { RecordRepresentation } from '@porchlight/metadata'
import type { ReactNode, Ref } from 'react'
import type { RecordColumn } from './record-column'
import type { RowSelection } from './row-selection'
import type { RecordGrid } from './use-record-grid'

/** What a row of a table of records is drawn from. */
export interface RecordRowProps {
  readonly record: RecordRepresentation
  readonly columns: readonly RecordColumn[]
  readonly getClassName: (column: RecordColumn) => string | undefined
  readonly selection: RowSelection | undefined
  /** The content at the end of the row; undefined for none. */
  readonly rowEnd?: ((record: RecordRepresentation) => ReactNode) | undefined
  /** Its place among all rows, from 0 on. */
  readonly index: number
  /** Whether only some of all rows are on the page. */
  readonly isEndless?: boolean
  /** Undefined where the table is not walked cell by cell. */
  readonly grid: RecordGrid | undefined
  readonly measure?: Ref<HTMLTableRowElement>
}
