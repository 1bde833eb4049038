import type { Drawing } from './drawing'

const quality = 85

/** Encodes a drawing as a greyscale PNG. */
export async function writePng({ width, height, tones }: Drawing): Promise<Buffer> {
  const { default: pngjs } = await import('pngjs')
  const picture = new pngjs.PNG({ width, height })
  picture.data.set(pointsOf(tones))
  return pngjs.PNG.sync.write(picture, { colorType: 0 })
}

/** Encodes a drawing as a JPEG. */
export async function writeJpeg({ width, height, tones }: Drawing): Promise<Buffer> {
  const { default: jpeg } = await import('jpeg-js')
  return jpeg.encode({ data: pointsOf(tones), width, height }, quality).data
}

/** Returns red, green, blue and opacity of each pixel. */
function pointsOf(tones: Uint8Array): Uint8Array {
  const points = new Uint8Array(tones.length * 4).fill(255)
  for (const [index, tone] of tones.entries()) points.fill(tone, index * 4, index * 4 + 3)
  return points
}
