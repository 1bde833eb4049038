import { createLabels, type Language } from '@porchlight/i18n'
import { byteOrderMark, csvLines } from '@porchlight/server-methods/files/csv-lines'
import type { UsageCycle } from '../account-usage/read-cycles'
import { usageFileLabels } from './labels'
import type { DayReadings, Reading } from './read-usage'
import { zonedText } from './zone-time'

/** Quarters of an hour, or whole days, as a table. */
export async function* intervalsCsv(
  days: AsyncIterable<DayReadings>,
  { detail, language, timeZone }: { detail: 'intervals' | 'days'; language: Language; timeZone: string },
): AsyncGenerator<string> {
  const t = createLabels(language, usageFileLabels)
  const word = ({ used, estimated }: Pick<Reading, 'used' | 'estimated'>) =>
    t(used === null ? 'missing' : estimated ? 'estimated' : 'actual')
  const head = detail === 'days' ? [t('date')] : [t('start'), t('end')]
  yield byteOrderMark + csvLines([[...head, t('kWh'), t('reading')]])
  for await (const { date, readings } of days) {
    if (detail === 'days') {
      const total = sumOf(readings)
      yield csvLines([[date, total.used, word(total)]])
    } else {
      yield csvLines(
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
    csvLines([
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
