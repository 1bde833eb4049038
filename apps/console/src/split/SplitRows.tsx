import type { RecordRepresentation } from '@porchlight/metadata'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, memo, type Ref, useCallback } from 'react'
import type { RecordColumn } from '../lists/record-column'
import { extractRangeWith, gapsBetween, maxUnvirtualizedRows, overscanRows } from '../lists/virtual-rows'
import { fieldAt, recordName } from '../records/record-name'
import { ValueText } from '../records/ValueText'
import styles from './Split.module.css'

interface SplitRowsProps {
  readonly records: readonly RecordRepresentation[]
  readonly columns: readonly RecordColumn[]
  /** The record beside the list. */
  readonly recordId: string
  readonly getHref: (recordId: string) => string
  /** The box that they are scrolled in; null before it is on the page. */
  readonly scroller: HTMLElement | null
  /** The marker below the last row while more can be loaded; undefined when all are loaded. */
  readonly end: Ref<HTMLLIElement> | undefined
}

/** A row with its name and two more columns, in pixels; rows are measured once they are there. */
const estimatedRowHeight = 72
/** The number of columns below a name. */
const detailColumns = 2

/** The rows of a list beside a record. Of many, those in sight, the one that is open, and those that the keys lead to next. */
export function SplitRows({ records, columns, recordId, getHref, scroller, end }: SplitRowsProps) {
  const current = records.findIndex(({ id }) => id === recordId)
  const isWhole = records.length <= maxUnvirtualizedRows
  // Created for few rows too: created once there are many, it would start at the top.
  const virtualizer = useVirtualizer({
    count: records.length,
    getScrollElement: () => scroller,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => records[index]?.id ?? index,
    rangeExtractor: useCallback(
      (range) => extractRangeWith(range, [0, current - 1, current, current + 1]),
      [current],
    ),
    overscan: overscanRows,
  })
  const items = virtualizer.getVirtualItems()
  const { gapBefore, renderedEnd } = gapsBetween(isWhole ? [] : items)
  const indexes = isWhole ? [...records.keys()] : items.map(({ index }) => index)
  return (
    <ul className={styles.rows}>
      {indexes.map((index) => {
        const record = records[index]
        if (record === undefined) return null
        return (
          <Fragment key={record.id}>
            <Space height={gapBefore.get(index) ?? 0} />
            <SplitRow
              record={record}
              columns={columns}
              index={index}
              count={records.length}
              href={getHref(record.id)}
              isCurrent={index === current}
              measure={isWhole ? undefined : virtualizer.measureElement}
            />
          </Fragment>
        )
      })}
      <Space height={isWhole ? 0 : virtualizer.getTotalSize() - renderedEnd} />
      {end === undefined ? null : <li ref={end} className={styles.end} />}
    </ul>
  )
}

interface SplitRowProps {
  readonly record: RecordRepresentation
  readonly columns: readonly RecordColumn[]
  readonly index: number
  readonly count: number
  readonly href: string
  readonly isCurrent: boolean
  readonly measure: Ref<HTMLLIElement> | undefined
}

const SplitRow = memo(function SplitRow(props: SplitRowProps) {
  const { record, columns, index, count, href, isCurrent, measure } = props
  const [first, ...others] = columns
  return (
    <li
      ref={measure}
      className={styles.row}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      <a className={styles.link} href={href} aria-current={isCurrent ? 'true' : undefined}>
        <span className={styles.name}>{recordName(record, first?.fieldApiName)}</span>
        {others.slice(0, detailColumns).map(({ fieldApiName }) => (
          <span key={fieldApiName} className={styles.detail}>
            <ValueText field={fieldAt(record, fieldApiName)} />
          </span>
        ))}
      </a>
    </li>
  )
})

/** The place of rows that are not on the page. */
function Space({ height }: { readonly height: number }) {
  return height <= 0 ? null : <li aria-hidden="true" style={{ height }} />
}
