import { createLabels, type Language } from '@porchlight/i18n'
import { stringify } from 'csv-stringify/sync'
import type { UsageCycle } from '../account-usage/read-cycles'
import { usageFileLabels } from './labels'
import type { DayReadings, Reading } from './read-usage'
import { zonedText } from './zone-time'

type Cell = string | number | null

/** Spreadsheets take text with letters beyond ASCII for another alphabet's without it. */
const byteOrderMark = '\uFEFF'

/**
 * Lines of a table, one string for each piece of the file. Cells that a spreadsheet would run as a formula are
 * disarmed; a value that was not read is an empty cell with a word beside it.
 */
function lines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: 'windows' },
  )
}

/** Quarters of an hour, or whole days, as a table. */
export async function* intervalsCsv(
  days: AsyncIterable<DayReadings>,
  { detail, language, timeZone }: { detail: 'intervals' | 'days'; language: Language; timeZone: string },
): AsyncGenerator<string> {
  const t = createLabels(language, usageFileLabels)
  const word = ({ used, estimated }: Pick<Reading, 'used' | 'estimated'>) =>
    t(used === null ? 'missing' : estimated ? 'estimated' : 'actual')
  const head = detail === 'days' ? [t('date')] : [t('start'), t('end')]
  yield byteOrderMark + lines([[...head, t('kWh'), t('reading')]])
  for await (const { date, readings } of days) {
    if (detail === 'days') {
      const total = sumOf(readings)
      yield lines([[date, total.used, word(total)]])
    } else {
      yield lines(
        readings.map((reading) => [
          zonedText(reading.start, timeZone),
          zonedText(reading.start + reading.seconds, timeZone),
          reading.used,
          word(reading),
        ]),
      )
    }
  }
}

/** Billing cycles with their weather as a table. */
export function cyclesCsv(
  cycles: readonly UsageCycle[],
  { unit, language }: { readonly unit: 'kWh' | 'therms'; readonly language: Language },
): string {
  const t = createLabels(language, usageFileLabels)
  const head = [t('firstDay'), t('lastDay'), t('days'), t(unit), t('temperature'), t('cooling'), t('heating')]
  return (
    byteOrderMark +
    lines([
      [...head, t('reading')],
      ...cycles.map(({ start, end, days, used, temperature, cooling, heating, estimated }) => [
        start,
        end,
        days,
        used,
        temperature,
        cooling,
        heating,
        t(estimated ? 'estimated' : 'actual'),
      ]),
    ])
  )
}

/** A day in one; null when none of it was read. Meters count thousandths. */
function sumOf(readings: readonly Reading[]): Pick<Reading, 'used' | 'estimated'> {
  const read = readings.filter(({ used }) => used !== null)
  const thousandths = read.reduce((sum, { used }) => sum + Math.round((used ?? 0) * 1000), 0)
  return {
    used: read.length === 0 ? null : thousandths / 1000,
    estimated: readings.some(({ estimated }) => estimated),
  }
}
