import type { Drawing } from './drawing'

/** The side of the block that each point of the drawing becomes. */
const blockSide = 8

/** How many bits a difference between neighbours takes, and the code of each such count (ITU-T T.81, table K.3). */
const codes = ['00', '010', '011', '100', '101', '110', '1110', '11110', '111110']

/** The code that ends a block after its mean: the only other one that is used. */
const endOfBlock = '0'

/**
 * A drawing as a baseline JPEG in grey (ITU-T T.81). Each point becomes a block of eight by eight of its tone: a block
 * without detail is its mean alone, so that no transform is needed.
 */
export function writeJpeg(drawing: Drawing): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, [...Buffer.from('JFIF\0', 'latin1'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    // A mean is eight times the tone: divided by eight, it is the tone.
    segment(0xdb, [0, blockSide, ...Array.from({ length: 63 }, () => 1)]),
    segment(0xc0, [
      8,
      ...twoBytes(drawing.height * blockSide),
      ...twoBytes(drawing.width * blockSide),
      1,
      ...[1, 0x11, 0],
    ]),
    segment(0xc4, [0x00, ...codeTable(codes), ...codes.keys()]),
    segment(0xc4, [0x10, ...codeTable([endOfBlock]), 0]),
    segment(0xda, [1, ...[1, 0x00], 0, 63, 0]),
    scanOf(drawing),
    Buffer.from([0xff, 0xd9]),
  ])
}

function segment(marker: number, content: readonly number[]): Buffer {
  return Buffer.from([0xff, marker, ...twoBytes(content.length + 2), ...content])
}

function twoBytes(value: number): readonly [number, number] {
  return [value >> 8, value & 255]
}

/** How many codes there are of one bit, of two, and so on up to sixteen. */
function codeTable(of: readonly string[]): readonly number[] {
  return Array.from({ length: 16 }, (_, index) => of.filter(({ length }) => length === index + 1).length)
}

function scanOf({ tones }: Drawing): Buffer {
  const bits: string[] = []
  let before = 0
  for (const tone of tones) {
    const mean = tone - 128
    const difference = mean - before
    before = mean
    const size = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1
    // A negative one is written as its distance from the least of its size.
    const written = difference < 0 ? difference + 2 ** size - 1 : difference
    bits.push(codes[size] ?? '', size === 0 ? '' : written.toString(2).padStart(size, '0'), endOfBlock)
  }
  const line = bits.join('')
  const bytes: number[] = []
  for (let at = 0; at < line.length; at += 8) {
    const byte = Number.parseInt(line.slice(at, at + 8).padEnd(8, '1'), 2)
    // A byte of ones would begin a marker: a zero after it says that it does not.
    bytes.push(...(byte === 0xff ? [0xff, 0x00] : [byte]))
  }
  return Buffer.from(bytes)
}
