import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brandKeys } from '@porchlight/brands'
import { objects } from '@porchlight/domains/objects'
import { expect, it } from 'vitest'

// With an operator's own brands there is no brand `first`, and a demo world that names one is not loaded.
it('names no brand by its key, but by who plays it', () => {
  const fields = objects.flatMap((object) =>
    Object.entries(object.fields).flatMap(([name, field]) =>
      'values' in field && field.values?.map(({ value }) => value).join() === brandKeys.join() ? [name] : [],
    ),
  )
  expect(fields).toContain('Brand__c')
  const literal = new RegExp(`\\b(?:${[...new Set(fields)].join('|')}): ['"]`)
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const named = readdirSync(folder).filter(
    (file) => !file.endsWith('.test.ts') && literal.test(readFileSync(folder + file, 'utf8')),
  )
  expect(named).toEqual([])
})
