const formatters = new Map<string, Intl.NumberFormat>()

/** `1,234.50`: thousands by comma, as both of our languages write them in the United States. */
export function formatNumber(value: number, minimumDecimals: number, maximumDecimals: number): string {
  const key = `${minimumDecimals} ${maximumDecimals}`
  let formatter = formatters.get(key)
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: minimumDecimals,
      maximumFractionDigits: maximumDecimals,
    })
    formatters.set(key, formatter)
  }
  return formatter.format(value)
}
