/** What an account used in one cycle, as its response to the weather is learned from it. */
export interface CycleUse {
  /** Calendar dates, both days counted. */
  readonly start: string
  readonly end: string
  readonly days: number
  /** Kilowatt-hours or therms. */
  readonly used: number
  /** Degree days of the cycle to the base of 65 °F; null when unknown. */
  readonly cooling: number | null
  readonly heating: number | null
  readonly estimated: boolean
}

/** How a home's use follows the weather: units a day, and units for each degree day. None is negative. */
export interface WeatherResponse {
  readonly base: number
  readonly cooling: number
  readonly heating: number
}

/** Fewer cycles do not suffice to fit three figures. */
const fewestCycles = 6

/**
 * Learns from cycles how a home's use follows the weather: least squares of the use a day over the degree days a day,
 * cycles weighted by their days, no coefficient below zero (heat never lowers the use of an air conditioner). Cycles
 * with an estimated reading, the one after it (which makes up for the estimate) and those without weather are left out.
 * Gas answers to heating alone. Null when fewer than six cycles are left.
 *
 * The method is the degree-day regression of ASHRAE Guideline 14 with the balance point fixed at 65 °F.
 *
 * @param cycles oldest first
 */
export function weatherResponse(
  cycles: readonly CycleUse[],
  commodity: 'Electricity' | 'Gas',
): WeatherResponse | null {
  const known = measuredCycles(cycles).filter(({ cooling, heating }) => cooling !== null && heating !== null)
  if (known.length < fewestCycles) return null
  const samples = known.map(({ days, used, cooling, heating }) => ({
    weight: days,
    use: used / days,
    causes: [1, (cooling ?? 0) / days, (heating ?? 0) / days],
  }))
  // Every choice of causes is tried, so that the best without a negative coefficient is found and not stumbled upon.
  const choices = commodity === 'Gas' ? [[0, 2], [0]] : [[0, 1, 2], [0, 1], [0, 2], [0]]
  let best: { readonly error: number; readonly response: WeatherResponse } | null = null
  for (const choice of choices) {
    const coefficients = leastSquares(samples, choice)
    if (coefficients === null || coefficients.some((coefficient) => coefficient < 0)) continue
    const error = squaredError(samples, coefficients)
    if (best !== null && error >= best.error) continue
    const [base = 0, cooling = 0, heating = 0] = coefficients
    best = { error, response: { base, cooling, heating } }
  }
  return best?.response ?? null
}

/**
 * Returns the cycles whose use is that of their own days: neither estimated nor right after an estimate. Oldest first.
 */
export function measuredCycles(cycles: readonly CycleUse[]): readonly CycleUse[] {
  return cycles.filter(
    ({ estimated, days }, index) => !estimated && days > 0 && cycles[index - 1]?.estimated !== true,
  )
}

/** What a home that answers so uses in `days` days with these degree days. */
export function useInWeather(
  { base, cooling, heating }: WeatherResponse,
  weather: { readonly days: number; readonly cooling: number; readonly heating: number },
): number {
  return base * weather.days + cooling * weather.cooling + heating * weather.heating
}

interface Sample {
  readonly weight: number
  readonly use: number
  readonly causes: readonly number[]
}

/** The coefficients of the causes of `choice`, zero for the others; null when the causes move together. */
function leastSquares(samples: readonly Sample[], choice: readonly number[]): readonly number[] | null {
  const rows = choice.map((one) => [
    ...choice.map((other) =>
      total(samples, ({ weight, causes }) => weight * (causes[one] ?? 0) * (causes[other] ?? 0)),
    ),
    total(samples, ({ weight, causes, use }) => weight * (causes[one] ?? 0) * use),
  ])
  const solved = solve(rows)
  if (solved === null) return null
  const coefficients = [0, 0, 0]
  for (const [index, cause] of choice.entries()) coefficients[cause] = solved[index] ?? 0
  return coefficients
}

/** Gauss with pivots; each row ends with its right side. Null when there is no one solution. */
function solve(rows: readonly (readonly number[])[]): readonly number[] | null {
  const matrix = rows.map((row) => [...row])
  const size = matrix.length
  for (let column = 0; column < size; column += 1) {
    const rest = matrix.slice(column)
    const pivot = rest.reduce((best, row) =>
      Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best,
    )
    const lead = pivot[column] ?? 0
    const scale = Math.max(...pivot.map(Math.abs))
    if (Math.abs(lead) <= scale * 1e-9) return null
    const place = matrix.indexOf(pivot)
    matrix[place] = matrix[column] ?? pivot
    matrix[column] = pivot.map((value) => value / lead)
    const reduced = matrix[column] ?? []
    for (const [index, row] of matrix.entries()) {
      if (index === column) continue
      const factor = row[column] ?? 0
      matrix[index] = row.map((value, at) => value - factor * (reduced[at] ?? 0))
    }
  }
  return matrix.map((row) => row[size] ?? 0)
}

function squaredError(samples: readonly Sample[], coefficients: readonly number[]): number {
  return total(samples, ({ weight, use, causes }) => {
    const expected = causes.reduce((sum, cause, index) => sum + cause * (coefficients[index] ?? 0), 0)
    return weight * (use - expected) ** 2
  })
}

function total(samples: readonly Sample[], of: (sample: Sample) => number): number {
  return samples.reduce((sum, sample) => sum + of(sample), 0)
}
