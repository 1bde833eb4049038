import { describe, expect, it } from 'vitest'
import { parsePsCommand } from './postmaster-file'

describe('parsePsCommand', () => {
  it('finds the directory of a command that `ps` joined by spaces', () => {
    const text = '/Users/ana/a b/native/bin/postgres -D /Users/ana/a b/data/postgres -c fsync=on -c port=5432'
    expect(parsePsCommand(text)).toEqual([
      '/Users/ana/a b/native/bin/postgres',
      '-D',
      '/Users/ana/a b/data/postgres',
    ])
  })

  it('takes a zombie for gone', () => {
    expect(parsePsCommand('(postgres)')).toBeUndefined()
    expect(parsePsCommand('')).toBeUndefined()
  })
})
