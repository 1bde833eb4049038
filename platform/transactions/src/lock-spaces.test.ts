import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lockKey, lockSpaces, lockStatement } from './lock-spaces'

const root = join(import.meta.dirname, '../../..')

/** The numbers of spaces that a program writes as bare digits. */
function bareSpacesOf(program: string): readonly string[] {
  return [...program.matchAll(/hashtextextended\([^\n]*?,\s*(\d+)\)/g)].map(([, digits = '']) => digits)
}

it('keeps the numbers that running servers use', () => {
  expect(lockSpaces).toEqual({
    emailChange: 0,
    oneTimeToken: 0,
    preference: 0,
    jobWorker: 0,
    idempotencyKey: 1,
    message: 2,
    consequence: 3,
    signUp: 3,
    settledPayment: 3,
    order: 4,
    payable: 4,
    uploads: 4,
    autopay: 5,
    documents: 5,
    paperless: 6,
    averageBilling: 6,
    file: 6,
    work: 7,
    staff: 8,
    plans: 9,
    book: 10,
    market: 11,
  })
  expect(lockStatement('payable')).toBe('select pg_advisory_xact_lock(hashtextextended($1, 4))')
  expect(lockKey('jobWorker', "'worker ' || $1")).toBe("hashtextextended('worker ' || $1, 0)")
})

it('no program names a space by a bare digit', () => {
  const files = ['platform', 'domains', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.ts$/.test(path) && !/node_modules|dist|\.test\.ts$/.test(path))
      .map((path) => join(folder, path)),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((path) => bareSpacesOf(readFileSync(join(root, path), 'utf8')).length > 0)).toEqual([])
})

it('a bare digit is found, in a query and in a template', () => {
  expect(bareSpacesOf("query('select pg_advisory_xact_lock(hashtextextended($1, 4))')")).toEqual(['4'])
  expect(bareSpacesOf('hashtextextended(' + '$' + '{`order ' + '$' + '{id}`}, 0)')).toEqual(['0'])
})
