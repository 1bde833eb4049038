import { type PointerEvent, useRef } from 'react'
import { classNames } from '../class-names'
import { useHasScript } from '../use-has-script'
import styles from './BarChart.module.css'
import { type BarReading, readingText } from './bar'

interface BarChartSurfaceProps {
  readonly title: string
  /** Of the chosen bar. */
  readonly reading: BarReading
  /** The element that contains the link into the chosen bar. */
  readonly readingId: string
  readonly count: number
  readonly chosen: number
  readonly choose: (index: number) => void
}

/**
 * The surface for pointer, touch and keyboard: a mouse chooses the bar below it, a finger the one it touches or slides
 * over, arrow keys the next. A click opens the bar; the first touch only chooses it, so that its figures can be read.
 * The range input serves the keyboard and screen readers; bars of 3 px could not be reached one by one.
 */
export function BarChartSurface({ title, reading, readingId, count, chosen, choose }: BarChartSurfaceProps) {
  const hasScript = useHasScript()
  const wasChosen = useRef(false)
  if (!hasScript) return null
  const open = () => document.querySelector<HTMLElement>(`[id="${readingId}"] a`)?.click()
  const chooseAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count)))
    if (index !== chosen) choose(index)
    return index
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the range inside takes the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the range inside is what is focused
    <div
      className={classNames(styles.surface, reading.way && styles.opens)}
      onPointerMove={chooseAt}
      onPointerDown={(event) => {
        // A mouse has already chosen the bar it points at, though a quick one presses before that is drawn.
        const isChosen = chooseAt(event) === chosen
        wasChosen.current = isChosen || event.pointerType === 'mouse'
      }}
      onClick={() => wasChosen.current && open()}
    >
      <input
        className={styles.range}
        type="range"
        min={0}
        max={count - 1}
        value={chosen}
        aria-label={title}
        aria-valuetext={readingText(reading)}
        onChange={({ target }) => choose(Number(target.value))}
        onKeyDown={({ key }) => key === 'Enter' && open()}
      />
    </div>
  )
}
