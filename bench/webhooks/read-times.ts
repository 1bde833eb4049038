/** Durations of another client's reads, in milliseconds, while webhooks were on and while they were off. */
export interface Reads {
  readonly with: number[]
  readonly without: number[]
}

/** How much slower reads may be. */
const mostRatio = 1.5

/** Returns what is wrong with the reads: half of them, and nineteen of twenty, may take at most 1.5 times as long. */
export function judgeReads(reads: Reads, say: (sentence: string) => void): readonly string[] {
  if (reads.with.length < 20 || reads.without.length < 20) return ['there were too few reads to compare']
  return [0.5, 0.95].flatMap((share) => {
    const [on, off] = [quantile(reads.with, share), quantile(reads.without, share)]
    const ratio = on / off
    say(
      `Reads, p${share * 100}: ${on.toFixed(1)} ms with webhooks, ${off.toFixed(1)} without, ${ratio.toFixed(2)} times.`,
    )
    return ratio <= mostRatio
      ? []
      : [`p${share * 100} of reads is ${ratio.toFixed(2)} times that without webhooks`]
  })
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
