import type { BrandArt } from '../brand-art'

/** How far a tree grew in each direction, in tenths of a turn, against a circle. */
const growth = [1, 1.06, 1.01, 0.94, 0.99, 1.07, 1.02, 0.93, 0.95, 1.03]

/** One growth ring around the middle, as a closed curve through a point in each direction. */
function ring(radius: number): string {
  const points = growth.map((share, index) => {
    const length = radius * share
    const angle = (index / growth.length) * 2 * Math.PI
    return [length * Math.cos(angle), length * Math.sin(angle)] as const
  })
  const pointAt = (index: number) => points[index % points.length] ?? [0, 0]
  const middle = (index: number) => {
    const [one, other] = [pointAt(index), pointAt(index + 1)]
    return written([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2])
  }
  const curves = points.map((_, index) => `Q${written(pointAt(index + 1))} ${middle(index + 1)}`)
  return `M${middle(0)}${curves.join('')}z`
}

function written([x, y]: readonly [number, number]): string {
  return `${Math.round(x)} ${Math.round(y)}`
}

// Good years are wide, dry ones narrow.
const years = [66, 96, 118, 152, 178, 190, 226, 262, 280, 318, 348, 390, 418, 458, 500, 530, 580]
const heavy = new Set([118, 226, 348, 500])

const rings = (isHeavy: boolean) =>
  years
    .filter((radius) => heavy.has(radius) === isHeavy)
    .map(ring)
    .join('')

/** Fernbrook: the growth rings of a tree around what matters, on deep green. */
export const art: BrandArt = {
  hero: `<svg xmlns='http://www.w3.org/2000/svg' viewBox='-600 -260 1200 520' preserveAspectRatio='xMidYMid slice' fill='none'><path d='${rings(false)}' stroke='#17523d' stroke-width='2'/><path d='${rings(true)}' stroke='#226349' stroke-width='7'/></svg>`,
  empty: `<svg xmlns='http://www.w3.org/2000/svg' viewBox='-60 -36 120 72' fill='none' stroke='#3f9a74'><path d='${ring(8)}${ring(16)}${ring(31)}' stroke-width='1.5'/><path d='${ring(24)}' stroke-width='3.5'/></svg>`,
}
