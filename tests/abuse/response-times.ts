/** Times a request, in milliseconds. */
export type Timed = (pair: number) => Promise<number>

const pairs = 200
/** Enough where there is one run: a planted hole is far from 0.5. */
const pairsOfOnlyRun = 80

/**
 * Returns how well response times distinguish two kinds of requests: the probability that a random response to `one`
 * took longer than a random response to `other` (Mann-Whitney). 0.5 reveals nothing, 0 and 1 reveal everything. 200
 * pairs, or 80 where `runs` is 1, are requested in turn, alternating the order within a pair; outside 0.40 to 0.60 a
 * machine under load gets more runs, up to `runs`, and the median counts.
 */
export async function tellingTime(one: Timed, other: Timed, runs = 3): Promise<number> {
  const areas = [await runOnce(one, other, runs === 1 ? pairsOfOnlyRun : pairs)]
  if (!isTelling(areas[0] ?? 0)) return areas[0] ?? 0
  while (areas.length < runs) areas.push(await runOnce(one, other, pairs))
  return areas.sort((left, right) => left - right)[Math.floor(areas.length / 2)] ?? 0
}

/** Returns whether an area is outside what docs/specification/security.md section 2, A01 allows. */
export function isTelling(area: number): boolean {
  return area < 0.4 || area > 0.6
}

async function runOnce(one: Timed, other: Timed, count: number): Promise<number> {
  const times: readonly [number[], number[]] = [[], []]
  for (let pair = 0; pair < count; pair += 1) {
    const requested = [0, 1] as const
    for (const kind of pair % 2 === 0 ? requested : requested.toReversed()) {
      times[kind].push(await (kind === 0 ? one : other)(pair))
    }
  }
  return areaUnderCurve(...times)
}

function areaUnderCurve(ones: readonly number[], others: readonly number[]): number {
  let longer = 0
  for (const time of ones) {
    for (const compared of others) longer += time > compared ? 1 : time === compared ? 0.5 : 0
  }
  return longer / (ones.length * others.length)
}
