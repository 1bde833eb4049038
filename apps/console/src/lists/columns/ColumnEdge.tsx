import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { labels } from '../labels'
import styles from '../RecordTable.module.css'
import { widthLimits, widthWithin } from './column-widths'

/** By how many pixels an arrow key moves an edge. */
const step = 16

interface ColumnEdgeProps {
  readonly label: string
  /** Null where the column is as wide as its content asks for. */
  readonly width: number | null
  readonly tabIndex: 0 | -1
  readonly onChoose: (width: number | null) => void
  /** The edge is left for its heading. */
  readonly onLeave: () => void
}

/** The right edge of a column: dragged, moved by the arrow keys, and put back by a double press or the Delete key. */
export function ColumnEdge({ label, width, tabIndex, onChoose, onLeave }: ColumnEdgeProps) {
  const t = useLabels(labels)
  const grip = useRef<{ readonly x: number; readonly width: number } | null>(null)
  const widthNow = (edge: Element) => width ?? edge.closest('th')?.offsetWidth ?? widthLimits.least
  const edge = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chosen width is written before it is known whether there is room
  useEffect(() => {
    const heading = edge.current?.closest('th')
    if (heading == null) return
    // Told once the table is laid out: to measure it would lay it out by itself.
    const observer = new ResizeObserver(() =>
      edge.current?.setAttribute('aria-valuenow', String(widthWithin(heading.offsetWidth))),
    )
    observer.observe(heading)
    return () => observer.disconnect()
  }, [width])

  function press(event: KeyboardEvent<HTMLElement>) {
    const now = widthNow(event.currentTarget)
    const chosen: Readonly<Record<string, number | null>> = {
      ArrowLeft: now - step,
      ArrowRight: now + step,
      Home: widthLimits.least,
      End: widthLimits.most,
      Delete: null,
    }
    const next = chosen[event.key]
    if (next !== undefined) onChoose(next)
    else if (event.key === 'Escape' || event.key === 'Enter' || event.key === 'F2') onLeave()
    else return
    event.preventDefault()
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (grip.current !== null) onChoose(grip.current.width + event.clientX - grip.current.x)
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
      aria-valuemin={widthLimits.least}
      aria-valuemax={widthLimits.most}
      aria-valuenow={width ?? widthLimits.least}
      tabIndex={tabIndex}
      onKeyDown={press}
      onDoubleClick={() => onChoose(null)}
      onPointerDown={(event) => {
        grip.current = { x: event.clientX, width: widthNow(event.currentTarget) }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = null
      }}
      onPointerCancel={() => {
        grip.current = null
      }}
    />
  )
}
