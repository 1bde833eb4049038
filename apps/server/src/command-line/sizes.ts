/** Formats a number of bytes: `512 bytes`, `1.4 MB`. */
export function sizeOf(bytes: number): string {
  const units = ['kB', 'MB', 'GB', 'TB']
  let amount = bytes
  let unit = 'bytes'
  for (const next of units) {
    if (amount < 1_000) break
    amount /= 1_000
    unit = next
  }
  return unit === 'bytes' ? `${bytes} bytes` : `${amount.toFixed(1)} ${unit}`
}

/** Formats a number with its unit: `1 table`, `12,345 rows`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

/** Formats the time since `startedAt` (from `performance.now()`): `2.4 s`. */
export function secondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}
