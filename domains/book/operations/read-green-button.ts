import type { Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fail } from '@porchlight/errors'
import type { LabelValues } from '@porchlight/i18n'
import { SaxesParser } from 'saxes'
import { secondsOfInterval } from '../../energy/operations/billing-import/import-interval-reads'
import type { BookText } from '../facts/book-text'
import type { ReadQuarter } from './green-button-days'
import { isNotUtf8, utf8 } from './read-utf8'

const espi = 'http://naesb.org/espi'
/** What holds digits alone, and is read. */
const leaves = new Set(['powerOfTenMultiplier', 'uom', 'duration', 'start', 'value', 'quality'])
const longestLeaf = 30
const deepest = 40
/** Years of quarters of an hour take a quarter of it. */
const mostBytes = 64 * 1024 * 1024
const wattHours = 72
/** QualityOfReading of ESPI: estimated by a day of reference or by interpolation, and projected. */
const estimatedQualities = new Set([8, 9, 12])

type ProblemLabel = Parameters<BookText>[0] & `greenButton${string}`

/** What is wrong with a file: a label, and its values besides the name of the file. */
class GreenButtonProblem extends Error {
  readonly label: ProblemLabel
  readonly values: LabelValues

  constructor(label: ProblemLabel, values: LabelValues = {}) {
    super(label)
    this.label = label
    this.values = values
  }
}

/**
 * Reads the quarter-hours of a Green Button file (NAESB REQ.21, ESPI in Atom) in kilowatt-hours, and adds its bytes to
 * `hash`. XML that declares a document type is rejected, so that no entity expands or reads a file. `invalidSettings`
 * for a file that is not well formed, of another unit or length of time, too large, or of more than one kind of
 * reading.
 */
export async function readGreenButton(
  name: string,
  path: string,
  hash: Hash,
  t: BookText,
): Promise<readonly ReadQuarter[]> {
  const source = createReadStream(path)
  const text = utf8(hash)
  try {
    const { size } = await stat(path)
    if (size > mostBytes) throw new GreenButtonProblem('greenButtonSize')
    source.on('error', (error) => text.destroy(error))
    source.pipe(text)
    const reader = startReader()
    for await (const chunk of text as AsyncIterable<string>) reader.write(chunk)
    return reader.end()
  } catch (error) {
    if (!(error instanceof GreenButtonProblem) && !isNotUtf8(error)) throw error
    const reason =
      error instanceof GreenButtonProblem ? t(error.label, { name, ...error.values }) : t('notUtf8', { name })
    throw fail('invalidSettings', { reason }, { cause: error })
  } finally {
    source.destroy()
  }
}

interface Reading {
  readonly start: number
  readonly value: number
  readonly isEstimated: boolean
}

function startReader() {
  const parser = new SaxesParser<{ xmlns: true }>({ xmlns: true })
  const path: string[] = []
  const readings: Reading[] = []
  const kinds: Record<string, string>[] = []
  let leaf = ''
  let fields: Record<string, string> = {}
  parser.on('error', () => {
    throw new GreenButtonProblem('greenButtonXml')
  })
  parser.on('doctype', () => {
    throw new GreenButtonProblem('greenButtonDoctype')
  })
  parser.on('opentag', ({ local, uri }) => {
    path.push(uri === espi ? local : '')
    if (path.length > deepest) throw new GreenButtonProblem('greenButtonDeep')
    leaf = ''
    if (path.at(-1) === 'IntervalReading' || path.at(-1) === 'ReadingType') fields = {}
  })
  parser.on('text', (part) => {
    if (leaves.has(path.at(-1) ?? '')) leaf = (leaf + part).slice(0, longestLeaf)
  })
  parser.on('closetag', () => {
    const closed = path.pop() ?? ''
    if (leaves.has(closed)) fields[closed] = leaf.trim()
    if (closed === 'ReadingType') kinds.push({ ...fields })
    if (closed === 'IntervalReading') readings.push(readingOf(fields))
  })
  return {
    write: (chunk: string) => parser.write(chunk),
    end: (): readonly ReadQuarter[] => {
      parser.close()
      const factor = factorOf(kinds)
      return readings.map(({ value, ...reading }) => ({ ...reading, kilowattHours: value * factor }))
    },
  }
}

function readingOf({ start, duration, value, quality }: Record<string, string>): Reading {
  const begins = wholeOf(start)
  if (wholeOf(duration) !== secondsOfInterval || begins % secondsOfInterval !== 0) {
    throw new GreenButtonProblem('greenButtonLength', { duration: duration ?? '?', start: start ?? '?' })
  }
  return { start: begins, value: wholeOf(value), isEstimated: estimatedQualities.has(Number(quality ?? '0')) }
}

/** Returns the factor that converts a value to kilowatt-hours. */
function factorOf(kinds: readonly Record<string, string>[]): number {
  const [kind, other] = kinds
  if (kind === undefined || other !== undefined) {
    throw new GreenButtonProblem('greenButtonKinds', { count: kinds.length })
  }
  if (wholeOf(kind.uom) !== wattHours) {
    throw new GreenButtonProblem('greenButtonUnit', { unit: kind.uom ?? '?' })
  }
  const power = wholeOf(kind.powerOfTenMultiplier ?? '0')
  if (Math.abs(power) > 12) throw new GreenButtonProblem('greenButtonPower', { power })
  return 10 ** (power - 3)
}

function wholeOf(text = ''): number {
  if (/^-?\d{1,15}$/.test(text)) return Number(text)
  throw new GreenButtonProblem('greenButtonWhole', { text })
}
