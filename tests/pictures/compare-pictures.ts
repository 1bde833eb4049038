import { PNG } from 'pngjs'

/** Side of the pixel blocks that are averaged, so that letter edges, which machines draw differently, do not matter. */
const block = 4
/** Maximum difference of a block's colour, of 255. */
const tolerance = 24
/** Maximum share of blocks that may differ by more. */
const toleratedShare = 0.004

/**
 * Describes how `actual` differs from `expected`, both PNG; null when a person would consider them the same. Sizes are
 * in screen pixels.
 */
export function differenceOf(actual: Buffer, expected: Buffer): string | null {
  const [one, other] = [PNG.sync.read(actual), PNG.sync.read(expected)]
  if (one.width !== other.width || one.height !== other.height) {
    return `${one.width} × ${one.height} instead of ${other.width} × ${other.height} pixels`
  }
  const [colors, wanted] = [averagesOf(one), averagesOf(other)]
  let different = 0
  let first = -1
  for (let index = 0; index < colors.length; index += 3) {
    const distance = Math.max(
      ...[0, 1, 2].map((part) => Math.abs((colors[index + part] ?? 0) - (wanted[index + part] ?? 0))),
    )
    if (distance <= tolerance) continue
    different += 1
    if (first < 0) first = index / 3
  }
  const share = different / (colors.length / 3)
  if (share <= toleratedShare) return null
  const columns = Math.floor(one.width / block)
  const [x, y] = [(first % columns) * block, Math.floor(first / columns) * block]
  return `${(share * 100).toFixed(1)}% of the picture differs, first at ${x}, ${y}`
}

/** Returns the mean red, green and blue of each block, row by row. */
function averagesOf({ width, height, data }: PNG): readonly number[] {
  const means: number[] = []
  for (let top = 0; top + block <= height; top += block) {
    for (let left = 0; left + block <= width; left += block) {
      for (let part = 0; part < 3; part += 1) {
        let sum = 0
        for (let y = top; y < top + block; y += 1) {
          for (let x = left; x < left + block; x += 1) sum += data[(y * width + x) * 4 + part] ?? 0
        }
        means.push(sum / (block * block))
      }
    }
  }
  return means
}
