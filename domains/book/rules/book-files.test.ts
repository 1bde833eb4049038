import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bookFileNames } from '../facts/book-file-names'
import { type BookColumn, bookFiles } from './book-files'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Tables are padded to the width of their columns. */
const guide = read('../../../docs/guides/load-your-book.md')
  .replaceAll(/ {2,}/g, ' ')
  .replaceAll(/-{3,}/g, '---')

function formOf({ kind }: BookColumn): string {
  switch (kind.is) {
    case 'one of':
      return kind.values.map((value) => `\`${value}\``).join(', ')
    case 'text':
    case 'number of a record':
      return `${kind.is}, at most ${kind.longest} characters`
    case 'whole number':
      return `${kind.is} from ${kind.from} to ${kind.to}`
    default:
      return kind.is
  }
}

/** The table of a file's columns as the guide has it. */
function tableOf(columns: Readonly<Record<string, BookColumn>>): string {
  const rows = Object.entries(columns).map(([name, column]) => [
    `\`${name}\``,
    column.required ? 'yes' : 'no',
    formOf(column),
    column.about,
  ])
  return [['column', 'needed', 'form', 'what it holds'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

describe('the guide', () => {
  it.each(bookFileNames)('has every column of %s.csv', (file) => {
    expect(guide).toContain(`### ${file}.csv\n`)
    expect(guide).toContain(tableOf(bookFiles[file].columns))
  })

  it.each(bookFileNames)('has an example of %s.csv with every column', (file) => {
    const example = read(`../../../docs/examples/book/${file}.csv`)
    expect(example.split('\n')[0]).toBe(Object.keys(bookFiles[file].columns).join(','))
  })
})
