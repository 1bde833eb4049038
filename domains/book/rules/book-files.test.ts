import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type BookColumn, bookFileNames, bookFiles } from './book-files'

const root = new URL('../../../docs/', import.meta.url)
const guide = readFileSync(new URL('guides/load-your-book.md', root), 'utf8')

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
    const example = readFileSync(new URL(`examples/book/${file}.csv`, root), 'utf8')
    expect(example.split('\n')[0]).toBe(Object.keys(bookFiles[file].columns).join(','))
  })
})
