import { describe, expect, it } from 'vitest'
import { csvOf } from './csv'

const written = (...rows: readonly (readonly string[])[]) => csvOf(rows).slice(1)

describe('a file for spreadsheets', () => {
  it('begins with the mark of its encoding, and ends each row as spreadsheets do', () => {
    expect(csvOf([['Name'], ['Núñez']])).toBe('\uFEFFName\r\nNúñez\r\n')
  })

  it('keeps commas, quotes and lines within their cell', () => {
    expect(written(['Núñez, José', 'said "no"\nand hung up', ''])).toBe(
      '"Núñez, José","said ""no""\nand hung up",\r\n',
    )
  })

  it.each(['=1+1', '+1 713 555 0142', '-2+3', '@SUM(A1)', '\t=1', '＝1'])('runs %j as no formula', (text) => {
    expect(written([text])).toBe(`'${text}\r\n`)
  })

  it.each(['-12.50', '15', 'a=b'])('leaves %j as it is', (text) => {
    expect(written([text])).toBe(`${text}\r\n`)
  })
})
