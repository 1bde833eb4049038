import { misspeltEndings, wellKnownDomains } from './well-known-domains'

/** Shorter domains are too close to others for a guess: `me.com` is one letter from `mi.com`. */
const shortestGuessed = 7

/** Returns the domain that `domain` (lower case) was probably meant to be; null when it looks right as it is. */
export function suggestDomain(domain: string): string | null {
  if (wellKnownDomains.includes(domain)) return null
  const mended = mendEnding(domain)
  if (mended !== domain && wellKnownDomains.includes(mended)) return mended
  const near = wellKnownDomains.find(
    (known) => known.length >= shortestGuessed && isOneSlipApart(mended, known),
  )
  if (near !== undefined) return near
  return mended === domain ? null : mended
}

function mendEnding(domain: string): string {
  const dot = domain.lastIndexOf('.')
  const ending = misspeltEndings[domain.slice(dot + 1)]
  return ending === undefined ? domain : domain.slice(0, dot + 1) + ending
}

/** Checks for one letter omitted, inserted or changed, or two adjacent ones swapped. */
function isOneSlipApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const restOfOne = one.slice(start)
  const restOfOther = other.slice(start)
  const swapped =
    restOfOne.length > 1 && `${restOfOne[1]}${restOfOne[0]}${restOfOne.slice(2)}` === restOfOther
  return (
    swapped ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther.slice(1)
  )
}
