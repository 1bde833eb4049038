import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { labels } from '../labels'
import styles from '../RecordTable.module.css'
import { clampWidth, widthLimits } from './column-widths'

/** By how many pixels an arrow key moves an edge. */
const step = 16

interface ColumnResizerProps {
  readonly label: string
  /** Null where the column is as wide as its content asks for. */
  readonly width: number | null
  readonly tabIndex: 0 | -1
  readonly onResize: (width: number | null) => void
  /** The edge is left for its heading. */
  readonly onLeave: () => void
}

/** The right edge of a column: dragged, moved by the arrow keys, and put back by a double press or the Delete key. */
export function ColumnResizer({ label, width, tabIndex, onResize, onLeave }: ColumnResizerProps) {
  const t = useLabels(labels)
  const dragStart = useRef<{ readonly x: number; readonly width: number } | null>(null)
  const currentWidth = (edge: Element) => width ?? edge.closest('th')?.offsetWidth ?? widthLimits.min
  const edge = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chosen width is written before it is known whether there is room
  useEffect(() => {
    const heading = edge.current?.closest('th')
    if (heading == null) return
    // Runs once the table is laid out: measuring it here would force a layout.
    const observer = new ResizeObserver(() =>
      edge.current?.setAttribute('aria-valuenow', String(clampWidth(heading.offsetWidth))),
    )
    observer.observe(heading)
    return () => observer.disconnect()
  }, [width])

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const now = currentWidth(event.currentTarget)
    const widthByKey: Readonly<Record<string, number | null>> = {
      ArrowLeft: now - step,
      ArrowRight: now + step,
      Home: widthLimits.min,
      End: widthLimits.max,
      Delete: null,
    }
    const next = widthByKey[event.key]
    if (next !== undefined) onResize(next)
    else if (event.key === 'Escape' || event.key === 'Enter' || event.key === 'F2') onLeave()
    else return
    event.preventDefault()
  }

  function handleDrag(event: PointerEvent<HTMLElement>) {
    if (dragStart.current !== null) onResize(dragStart.current.width + event.clientX - dragStart.current.x)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule does not move
    <span
      ref={edge}
      className={styles.edge}
      data-takes-keys=""
      role="separator"
      aria-orientation="vertical"
      aria-label={t('columnWidth', { label })}
      aria-valuemin={widthLimits.min}
      aria-valuemax={widthLimits.max}
      aria-valuenow={width ?? widthLimits.min}
      tabIndex={tabIndex}
      onKeyDown={handleKeyDown}
      onDoubleClick={() => onResize(null)}
      onPointerDown={(event) => {
        dragStart.current = { x: event.clientX, width: currentWidth(event.currentTarget) }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={handleDrag}
      onPointerUp={() => {
        dragStart.current = null
      }}
      onPointerCancel={() => {
        dragStart.current = null
      }}
    />
  )
}
