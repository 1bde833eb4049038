import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/source/root'
import { asvsLevels } from './asvs-requirements'

const statuses = ['met', 'partly', 'not met', 'not applicable', 'operator'] as const
const statement = readFileSync(join(root, 'docs/reference/asvs-level-2.md'), 'utf8')
const required = new Map([...asvsLevels].filter(([, level]) => level <= 2))

/** A requirement as in the statement. */
interface Row {
  readonly number: string
  readonly level: string
  readonly about: string
  readonly status: string
  readonly shownBy: string
}

function cellsOf(line: string): readonly string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
}

function rowsOf(text: string): readonly Row[] {
  return text
    .split('\n')
    .filter((line) => /^\| `[\d.]+`/.test(line))
    .map((line) => {
      const [number = '', level = '', about = '', status = '', ...rest] = cellsOf(line)
      return { number: number.replaceAll('`', ''), level, about, status, shownBy: rest.join('|') }
    })
}

/**
 * Returns the text in backticks that is a path of the repository, or a document at its root; addresses of the site
 * start with a slash.
 */
function pathsOf(shownBy: string): readonly string[] {
  return [...shownBy.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => /^(?:[\w.-]+(?:\/[\w.-]+)+|[A-Z]+\.md)$/.test(code))
}

/** Returns the named sections that none of the row's documents has. */
function missingSections(shownBy: string): readonly string[] {
  const documents = pathsOf(shownBy).filter((path) => path.endsWith('.md') && existsSync(join(root, path)))
  const headings = documents.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => heading),
  )
  return [...shownBy.matchAll(/“([^”]+)”/g)]
    .map(([, section = '']) => section)
    .filter((section) => !headings.includes(section))
}

/** Returns whether there is a sentence besides the names of files. */
function hasSentence(shownBy: string): boolean {
  const words = shownBy.replace(/`[^`]+`/g, '').match(/[\p{L}\d’-]+/gu) ?? []
  return words.length >= 4 && shownBy.endsWith('.')
}

/** Returns the problems of a row itself. */
function problemsOfRow({ number, level, about, status, shownBy }: Row): readonly string[] {
  const paths = pathsOf(shownBy)
  const isKnown = statuses.some((each) => each === status)
  const isShown = paths.some((path) => /\.test\.tsx?$|\.md$/.test(path))
  const isOfLevel = level === String(required.get(number))
  return [
    ...(isOfLevel ? [] : [`${number} is no requirement of level ${level}`]),
    ...(about !== '' && about.split(' ').length <= 12 ? [] : [`${number} is about nothing, or too much`]),
    ...(isKnown ? [] : [`${number} has no status`]),
    ...paths.filter((path) => !existsSync(join(root, path))).map((path) => `${number} names ${path}`),
    ...missingSections(shownBy).map((section) => `${number} names the section ${section}`),
    ...(status !== 'met' || isShown ? [] : [`${number} is met without a test or a document`]),
    ...(status === 'met' || hasSentence(shownBy) ? [] : [`${number} does not say why`]),
    ...(status !== 'operator' || shownBy.includes('`docs/guides/') ? [] : [`${number} names no guide`]),
  ]
}

/** Returns how many of `rows` have each status, and how many there are. */
function countsOf(rows: readonly Row[]): readonly string[] {
  const counts = statuses.map((status) => rows.filter((row) => row.status === status).length)
  return [...counts, rows.length].map(String)
}

/** Returns the problems of the summary. */
function problemsOfSummary(text: string, rows: readonly Row[]): readonly string[] {
  const stated = new Map(
    text
      .split('\n')
      .filter((line) => /^\| (?:V\d+|all) /.test(line))
      .map((line) => {
        const [name = '', ...counts] = cellsOf(line)
        return [name.split(' ')[0] ?? '', counts.join()]
      }),
  )
  const chapters = new Set([...required.keys()].map((number) => number.split('.')[0] ?? ''))
  const counted = new Map([
    ...[...chapters].map((chapter): [string, string] => [
      `V${chapter}`,
      countsOf(rows.filter(({ number }) => number.startsWith(`${chapter}.`))).join(),
    ]),
    ['all', countsOf(rows).join()] as const,
  ])
  const names = new Set([...stated.keys(), ...counted.keys()])
  return [...names]
    .filter((name) => stated.get(name) !== counted.get(name))
    .map((name) => `the summary of ${name} is ${stated.get(name)}, and the rows are ${counted.get(name)}`)
}

/** Returns the problems of a statement; empty when it is correct. */
function problemsOf(text: string): readonly string[] {
  const rows = rowsOf(text)
  const numbers = rows.map(({ number }) => number)
  return [
    ...[...required.keys()].filter((number) => !numbers.includes(number)).map((each) => `${each} is missing`),
    ...numbers
      .filter((number, index) => numbers.indexOf(number) !== index)
      .map((each) => `${each} stands twice`),
    ...rows.flatMap(problemsOfRow),
    ...problemsOfSummary(text, rows),
  ]
}

describe('the statement of ASVS level 2', () => {
  it('is of the standard’s 70 requirements of level 1 and 183 of level 2', () => {
    const ofLevel = (level: number) => [...required.values()].filter((each) => each === level).length
    expect([ofLevel(1), ofLevel(2), asvsLevels.size]).toEqual([70, 183, 345])
  })

  it('has each requirement once, with its level, a status, files that exist, and a true summary', () => {
    expect(problemsOf(statement)).toEqual([])
  })

  it.each([
    ['a row that is missing', /^\| `2\.1\.1`.*\n/m, '', '2.1.1 is missing'],
    ['a row that stands twice', /^(\| `2\.1\.1`.*\n)/m, '$1$1', '2.1.1 stands twice'],
    ['another level', /^\| `2\.1\.1` +\| 1/m, '| `2.1.1` | 2', '2.1.1 is no requirement of level 2'],
    ['a requirement of level 3', /^(\| `2\.1\.1`)/m, '| `1.2.10` | 3 | csv | met | x |\n$1', '1.2.10 is no'],
    ['a file that is gone', 'tests/abuse/a18-disguised', 'tests/abuse/a18-undisguised', '1.3.4 names tests/'],
    ['a section that is gone', '“TLS and the reverse proxy”', '“TLS”', '12.1.1 names the section TLS'],
    ['what is met by nothing', /^(\| `3\.3\.2`.*\| met +\|).*/m, '$1 code |', '3.3.2 is met without'],
    ['a status of its own', /^(\| `3\.3\.2`.*\| )met( +\|)/m, '$1fine$2', '3.3.2 has no status'],
    ['a gap without a reason', /^(\| `6\.2\.5`.*\| not met +\|).*/m, '$1 |', '6.2.5 does not say why'],
    ['a summary that is wrong', /^\| V17 WebRTC( +\|) 0/m, '| V17 WebRTC$1 1', 'the summary of V17 is 1,'],
  ])('is reported with %s', (_name, from, to, problem) => {
    expect(problemsOf(statement.replace(from, to))).toContainEqual(expect.stringContaining(problem))
  })
})
