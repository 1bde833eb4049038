import type { RecordRepresentation } from '@porchlight/metadata'
import { type Range, useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, useCallback, useEffect, useRef, useState } from 'react'
import { RecordRow } from './RecordRow'
import type { RecordRowProps } from './record-row-props'
import { readScroll, storeScroll } from './scroll-position'
import { extractRangeWith, gapsBetween, maxUnvirtualizedRows, overscanRows } from './virtual-rows'

/** A list whose rows come page by page. */
export interface EndlessList {
  /** How many rows there are in all, as far as that is known. */
  readonly rowCount: number
  /** The rows in sight are nearly the last that are loaded. */
  readonly onNearEnd: () => void
  /** What the rows are chosen and ordered by: others are shown from their top. */
  readonly contents: string
}

interface RowsProps
  extends Pick<RecordRowProps, 'columns' | 'getClassName' | 'selection' | 'rowEnd' | 'grid'> {
  readonly records: readonly RecordRepresentation[]
  readonly endless: EndlessList | undefined
  /** The box that they are scrolled in; null before it is on the page. */
  readonly scroller: HTMLDivElement | null
}

/** A row of one line, in pixels; rows are measured once they are there. */
const estimatedRowHeight = 41
/** So many rows before the last that is loaded, the next page is read. */
const prefetchRows = 25

/**
 * The body of a table of records. Of many rows, those in sight and the one that the keyboard is in, between two spaces as high
 * as the others. Rows are the same elements whether or not the list is endless, which it becomes with the script: a press on
 * one of them may be under way then.
 */
export function Rows({ records, endless, scroller, ...row }: RowsProps) {
  const focusedRow = row.grid?.grid.active.row ?? null
  const extractRange = useCallback(
    (range: Range) => extractRangeWith(range, focusedRow === null ? [] : [focusedRow]),
    [focusedRow],
  )
  const isEndless = endless !== undefined
  const [storedScroll, setStoredScroll] = useState(() => (isEndless ? readScroll() : null))
  const [startedWhole] = useState(!isEndless)
  const [wasEndless, setWasEndless] = useState(isEndless)
  if (isEndless && !wasEndless) {
    setWasEndless(true)
    setStoredScroll(readScroll())
  }
  const isRestored = useRef(false)
  const virtualizer = useVirtualizer({
    enabled: isEndless,
    count: records.length,
    getScrollElement: () => scroller,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => records[index]?.id ?? index,
    rangeExtractor: extractRange,
    overscan: overscanRows,
    onChange: ({ scrollOffset }, isScrolling) => {
      // Until the rows of the stored position are loaded, the current position does not replace it.
      if (isScrolling || scrollOffset === null || (storedScroll !== null && !isRestored.current)) return
      storeScroll({ offset: scrollOffset, rows: records.length })
    },
  })
  const items = virtualizer.getVirtualItems()
  const last = virtualizer.range?.endIndex ?? 0
  const isNearEnd = isEndless && records.length - last < prefetchRows && (virtualizer.scrollOffset ?? 0) > 0
  const onNearEnd = endless?.onNearEnd
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd])

  useEffect(() => {
    if (!isEndless || isRestored.current || scroller === null || storedScroll === null) return
    if (records.length < storedScroll.rows) return
    isRestored.current = true
    scroller.scrollTo({ top: storedScroll.offset })
  }, [isEndless, storedScroll, records.length, scroller])

  const currentContents = endless?.contents
  const [contents, setContents] = useState(currentContents)
  useEffect(() => {
    if (contents === currentContents) return
    setContents(currentContents)
    if (contents !== undefined) scroller?.scrollTo({ top: readScroll()?.offset ?? 0 })
  }, [contents, currentContents, scroller])

  // Which rows are in sight is known once the list has been measured; those that came with the page stay until then.
  const isUnmeasured = startedWhole && items.length === 0
  const isWhole = !isEndless || isUnmeasured || records.length <= maxUnvirtualizedRows
  const indexes = isWhole ? records.keys() : items.map(({ index }) => index)
  const columnCount = row.columns.length + 1
  const { gapBefore, renderedEnd } = gapsBetween(isWhole ? [] : items)
  return (
    <tbody
      // A link pressed while the list is still rolling leads away before it has come to rest.
      onClickCapture={() => {
        if (isEndless) storeScroll({ offset: scroller?.scrollTop ?? 0, rows: records.length })
      }}
    >
      {[...indexes].map((index) => {
        const record = records[index]
        if (record === undefined) return null
        return (
          <Fragment key={record.id}>
            <Space height={gapBefore.get(index) ?? 0} width={columnCount} />
            <RecordRow
              record={record}
              index={index}
              isEndless={isEndless}
              {...(isEndless ? { measure: virtualizer.measureElement } : {})}
              {...row}
            />
          </Fragment>
        )
      })}
      <Space height={isWhole ? 0 : virtualizer.getTotalSize() - renderedEnd} width={columnCount} />
    </tbody>
  )
}

/** The place of rows that are not on the page. */
function Space({ height, width }: { readonly height: number; readonly width: number }) {
  if (height <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row is not focused, and this one says nothing
    <tr aria-hidden="true">
      <td colSpan={width} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
