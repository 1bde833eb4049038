const least = 120
const step = 32

interface ResizerProps {
  readonly height: number
  readonly onResize: (height: number) => void
}

/** The upper edge of the dock: dragged, or moved by the arrow keys, Home and End. */
export function Resizer({ height, onResize }: ResizerProps) {
  const most = Math.max(least, Math.round(window.innerHeight * 0.9))
  const resize = (wanted: number) => onResize(Math.min(most, Math.max(least, Math.round(wanted))))
  const wanted: Readonly<Record<string, number>> = {
    ArrowUp: height + step,
    ArrowDown: height - step,
    Home: most,
    End: least,
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved, a separator with a value can
    <div
      className="resizer"
      role="separator"
      aria-orientation="horizontal"
      aria-label="Height of the devtools"
      aria-valuenow={height}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onKeyDown={(event) => {
        const height = wanted[event.key]
        if (height === undefined) return
        event.preventDefault()
        resize(height)
      }}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={({ currentTarget, pointerId, clientY }) => {
        if (currentTarget.hasPointerCapture(pointerId)) resize(window.innerHeight - clientY)
      }}
    />
  )
}
