import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { differenceOf } from './compare-pictures'

/** Draws a white picture of 200 × 100 pixels with a grey rectangle. */
function picture(rectangle: { left: number; top: number; width: number; height: number }, grey = 0): Buffer {
  const png = new PNG({ width: 200, height: 100 })
  png.data.fill(255)
  for (let y = rectangle.top; y < rectangle.top + rectangle.height; y += 1) {
    for (let x = rectangle.left; x < rectangle.left + rectangle.width; x += 1) {
      png.data.fill(grey, (y * 200 + x) * 4, (y * 200 + x) * 4 + 3)
    }
  }
  return PNG.sync.write(png)
}

const button = { left: 40, top: 40, width: 60, height: 20 }

it('a picture is the same as itself, and as one whose letters have other edges', () => {
  expect(differenceOf(picture(button), picture(button))).toBeNull()
  const line = { left: 10, top: 10, width: 1, height: 30 }
  expect(differenceOf(picture(line, 170), picture({ ...line, left: 11 }, 170))).toBeNull()
  expect(differenceOf(picture(button, 100), picture(button, 110))).toBeNull()
})

it.each([
  ['moved', { ...button, left: 48 }, 0],
  ['taller', { ...button, height: 24 }, 0],
  ['of another colour', button, 60],
  ['missing', { ...button, width: 0 }, 0],
])('a button that is %s is seen', (_name, changed, grey) => {
  expect(differenceOf(picture(changed, grey), picture(button))).toMatch(
    /^\d+\.\d% of the picture differs, first at/,
  )
})

it('a picture of another size is not compared', () => {
  const other = PNG.sync.write(new PNG({ width: 10, height: 10 }))
  expect(differenceOf(other, picture(button))).toBe('10 × 10 instead of 200 × 100 pixels')
})
