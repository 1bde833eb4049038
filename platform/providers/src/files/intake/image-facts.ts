/** The declared size of a picture. */
export interface ImageFacts {
  /** Of the largest picture in the file. */
  readonly pixels: number
  /** How many pictures the file contains, as far as it was followed. */
  readonly pictures: number
}

const followedPictures = 1_000

/**
 * Reads the size from a picture's first and last bytes; `size` is that of the whole file. Null when it cannot be found
 * there, such as when a directory is in the middle of a large file.
 */
export function readImageFacts(
  mediaType: string,
  start: Buffer,
  end: Buffer,
  size: number,
): ImageFacts | null {
  if (mediaType === 'image/png' && start.length >= 24) {
    return { pixels: start.readUInt32BE(16) * start.readUInt32BE(20), pictures: 1 }
  }
  if (mediaType === 'image/gif' && start.length >= 10) {
    return { pixels: start.readUInt16LE(6) * start.readUInt16LE(8), pictures: 1 }
  }
  if (mediaType === 'image/jpeg') return jpegFacts(start)
  return mediaType === 'image/tiff' ? tiffFacts(start, end, size) : null
}

/** The frame header comes after the metadata, which may fill the first hundred kilobytes. */
function jpegFacts(start: Buffer): ImageFacts | null {
  let at = 2
  while (at + 9 < start.length && start[at] === 0xff) {
    const marker = start[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      return { pixels: start.readUInt16BE(at + 5) * start.readUInt16BE(at + 7), pictures: 1 }
    }
    at += marker === 0xff ? 1 : 2 + start.readUInt16BE(at + 2)
  }
  return null
}

/** Follows the chain of directories, each of which describes a picture. */
function tiffFacts(start: Buffer, end: Buffer, size: number): ImageFacts | null {
  if (start.length < 8) return null
  const isLittle = start.toString('latin1', 0, 2) === 'II'
  const short = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const long = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const seen = new Set<number>()
  let pixels = 0
  let offset = long(start, 4)
  while (offset !== 0 && seen.size < followedPictures && !seen.has(offset)) {
    const [bytes, at] = offset < start.length ? [start, offset] : [end, offset - (size - end.length)]
    if (at < 0 || at + 2 > bytes.length) break
    const count = short(bytes, at)
    if (at + 2 + count * 12 + 4 > bytes.length) break
    seen.add(offset)
    const sides = { 256: 0, 257: 0 } as Record<number, number>
    for (let entry = at + 2; entry < at + 2 + count * 12; entry += 12) {
      const tag = short(bytes, entry)
      if (tag in sides)
        sides[tag] = short(bytes, entry + 2) === 3 ? short(bytes, entry + 8) : long(bytes, entry + 8)
    }
    pixels = Math.max(pixels, (sides[256] ?? 0) * (sides[257] ?? 0))
    offset = long(bytes, at + 2 + count * 12)
  }
  return seen.size === 0 ? null : { pixels, pictures: seen.size }
}
