/**
 * Converts shares of a whole, each 0 to 1, to whole percentages with the same total as the shares, so that no percent
 * is missing when they are added up. The remainder from rounding down goes to the largest fractions.
 */
export function wholePercents(shares: readonly number[]): readonly number[] {
  const percents = shares.map((share) => share * 100)
  const left = Math.round(sum(percents)) - sum(percents.map(Math.floor))
  const byRemainder = percents
    .map((_, index) => index)
    .sort((one, other) => remainder(other) - remainder(one))
  const roundedUp = new Set(byRemainder.slice(0, left))
  return percents.map((percent, index) => Math.floor(percent) + (roundedUp.has(index) ? 1 : 0))

  function remainder(index: number): number {
    return (percents[index] ?? 0) % 1
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
