import { expect, it } from 'vitest'
import { cyclesCsv, intervalsCsv } from './usage-csv'

const cycle = {
  id: 'a00000000000001AAA',
  start: '2026-10-01',
  end: '2026-10-31',
  days: 31,
  used: 979.4,
  cooling: 250,
  heating: null,
  temperature: null,
  estimated: false,
}

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])('disarms the formula %j', (start) => {
  const [, row = ''] = cyclesCsv([{ ...cycle, start }], { unit: 'kWh', language: 'en' }).split('\r\n')
  expect(row.replace(/^"/, '').startsWith(`'${start}`)).toBe(true)
})

it('leaves numbers as numbers, and what is not known empty', () => {
  const [head, row] = cyclesCsv([cycle], { unit: 'kWh', language: 'en' }).split('\r\n')
  expect(head).toBe(
    '\uFEFFFirst day,Last day,Days,kWh,Average temperature (°F),Cooling degree days,Heating degree days,Reading',
  )
  expect(row).toBe('2026-10-01,2026-10-31,31,979.4,,250,,Actual')
})

it('says of a day that was not read that there is no data, never zero', async () => {
  const readings = [0, 1].map((index) => ({ start: index * 900, seconds: 900, used: null, estimated: false }))
  async function* days() {
    yield { date: '2026-10-01', readings }
  }
  const pieces: string[] = []
  for await (const piece of intervalsCsv(days(), { detail: 'days', language: 'es', timeZone: 'UTC' }))
    pieces.push(piece)
  expect(pieces.join('')).toBe('\uFEFFFecha,kWh,Lectura\r\n2026-10-01,,Sin datos\r\n')
})
