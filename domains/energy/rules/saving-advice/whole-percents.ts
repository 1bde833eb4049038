/**
 * Shares of a whole, each 0 to 1, in whole percent that add up as the shares do: whoever adds them finds no percent
 * missing. What rounding down leaves goes to the largest remainders.
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
