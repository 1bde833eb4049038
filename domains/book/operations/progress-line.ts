/** Says how far work on `whole` things is, of which `before` were done when it began, and how long it takes yet. */
export function progressLine({
  whole,
  before,
  what,
}: {
  readonly whole: number
  readonly before: number
  readonly what: 'rows' | 'customers'
}): (done: number) => string {
  const startedAt = performance.now()
  return (done) => {
    const seconds = (performance.now() - startedAt) / 1_000
    const rate = (done - before) / seconds
    const left = rate > 0 ? `about ${duration((whole - done) / rate)} left` : 'time left not known yet'
    const count = (things: number) => Math.round(things).toLocaleString('en-US')
    return `${count(done)} of ${count(whole)} ${what}, ${count(rate)} ${what}/s, ${left}`
  }
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`
}
