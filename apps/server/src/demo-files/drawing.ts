import { createHash } from 'node:crypto'

/** A greyscale image, row by row: 0 is black, 255 white. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly tones: Uint8Array
}

/** Draws a meter with a dial, its needle at `turn` of a full turn. */
export function drawMeter(turn: number, width: number, height: number): Drawing {
  const angle = turn * 2 * Math.PI
  const [tipX, tipY] = [Math.sin(angle), -Math.cos(angle)]
  const unit = Math.min(width, height) / 2
  return draw(width, height, (column, row) => {
    const x = (column - width / 2) / unit
    const y = (row - height / 2) / unit
    const far = Math.hypot(x, y)
    const along = x * tipX + y * tipY
    const beside = Math.abs(x * tipY - y * tipX)
    if (far < 0.06 || (beside < 0.03 && along > 0 && along < 0.6)) return 30
    if (far < 0.7) return 245
    return far < 0.8 ? 70 : Math.max(Math.abs(x), Math.abs(y)) < 0.92 ? 160 : 205
  })
}

/** Draws a sheet of paper on a table, with lines of writing whose lengths vary with `turn`, which is less than 1. */
export function drawPaper(turn: number, width: number, height: number): Drawing {
  const lengths = createHash('sha256').update(String(turn)).digest()
  return draw(width, height, (column, row) => {
    const [x, y] = [column / width, row / height]
    if (x < 0.08 || x > 0.92 || y < 0.06 || y > 0.94) return 110
    const line = Math.floor((y - 0.12) * 20)
    const isWritten = line >= 0 && line < 15 && (y - 0.12) * 20 - line < 0.4
    const length = line === 0 ? 0.35 : 0.4 + ((lengths[line] ?? 0) / 256) * 0.3
    return isWritten && x > 0.16 && x < 0.16 + length ? 60 : 248
  })
}

function draw(width: number, height: number, toneAt: (column: number, row: number) => number): Drawing {
  const tones = new Uint8Array(width * height)
  for (let at = 0; at < tones.length; at += 1) tones[at] = toneAt(at % width, Math.floor(at / width))
  return { width, height, tones }
}
