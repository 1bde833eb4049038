import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names'
import styles from './DataTable.module.css'

export interface DataTableColumn {
  readonly key: string
  readonly header: ReactNode
  /** Numbers are right-aligned, digit below digit. */
  readonly isNumeric?: boolean
}

export interface DataTableRow {
  readonly id: string
  /** The content of each column, by the column's key. */
  readonly cells: Readonly<Record<string, ReactNode>>
}

export interface DataTableProps {
  readonly caption: ReactNode
  /** Leaves the caption to screen readers, where a heading right above repeats it. */
  readonly isCaptionHidden?: boolean
  /** Breaks long row names, where they are text rather than dates, so that a phone shows every column. */
  readonly hasLongNames?: boolean
  /** The first column names the row. */
  readonly columns: readonly DataTableColumn[]
  readonly rows: readonly DataTableRow[]
}

/** A table that scrolls sideways where it is too wide, by touch and by keyboard. */
export function DataTable({
  caption,
  isCaptionHidden = false,
  hasLongNames = false,
  columns,
  rows,
}: DataTableProps) {
  const captionId = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section would be the same and say less
    <div className={styles.scroll} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={classNames(styles.table, hasLongNames && styles.longNames)}>
        <caption id={captionId} className={classNames(styles.caption, isCaptionHidden && styles.hidden)}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.isNumeric ? styles.number : undefined}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row">
                    {row.cells[column.key]}
                  </th>
                ) : (
                  <td key={column.key} className={column.isNumeric ? styles.number : undefined}>
                    {row.cells[column.key]}
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
