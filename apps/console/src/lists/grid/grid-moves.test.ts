import { expect, it } from 'vitest'
import { nextPosition } from './grid-moves'

const size = { rows: 100, columns: 4, pageRows: 10 }
const move = (key: string, row: number, column: number, ctrlKey = false) => {
  const to = nextPosition({ key, ctrlKey }, { row, column }, size)
  return to === null ? null : [to.row, to.column]
}

it('arrows go to the next cell, the headings included, and stop at the edges', () => {
  expect(move('ArrowDown', -1, 2)).toEqual([0, 2])
  expect(move('ArrowUp', 0, 2)).toEqual([-1, 2])
  expect(move('ArrowUp', -1, 2)).toEqual([-1, 2])
  expect(move('ArrowDown', 99, 2)).toEqual([99, 2])
  expect(move('ArrowLeft', 5, 0)).toEqual([5, 0])
  expect(move('ArrowRight', 5, 3)).toEqual([5, 3])
})

it('Home and End go to the ends of the row, with Ctrl to those of the table', () => {
  expect(move('Home', 7, 2)).toEqual([7, 0])
  expect(move('End', 7, 2)).toEqual([7, 3])
  expect(move('Home', 7, 2, true)).toEqual([0, 0])
  expect(move('End', 7, 2, true)).toEqual([99, 3])
})

it('pages end at the first row and at the last', () => {
  expect(move('PageDown', 95, 1)).toEqual([99, 1])
  expect(move('PageUp', 25, 1)).toEqual([15, 1])
  expect(move('PageUp', 4, 1)).toEqual([0, 1])
  expect(move('PageUp', -1, 1)).toEqual([-1, 1])
  expect(move('e', 4, 1)).toBeNull()
})
