/** Says how far an import of `rowCount` rows is, of which `before` were done when it began, and how long it takes yet. */
export function progressLine(rowCount: number, before: number): (done: number) => string {
  const startedAt = performance.now()
  return (done) => {
    const seconds = (performance.now() - startedAt) / 1_000
    const rate = (done - before) / seconds
    const left = rate > 0 ? `about ${duration((rowCount - done) / rate)} left` : 'time left not known yet'
    const count = (rows: number) => Math.round(rows).toLocaleString('en-US')
    return `${count(done)} of ${count(rowCount)} rows, ${count(rate)} rows/s, ${left}`
  }
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`
}
