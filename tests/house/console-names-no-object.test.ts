import { readFileSync } from 'node:fs'
import { objects } from '@porchlight/domains/objects'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../scripts/source/list-files'
import { root } from '../../scripts/source/root'

const names = new Set(objects.map(({ apiName }) => apiName))

/**
 * Returns the objects named in a source: in a text that is a name or starts with one and a dot, or anywhere by a custom
 * name.
 */
function namedObjects(source: string): readonly string[] {
  const texts = [...source.matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)].map(([, , text = '']) => text)
  const quoted = texts.map((text) => text.split('.')[0] ?? '').filter((text) => names.has(text))
  const custom = [...source.matchAll(/\b\w+__[cr]\b/g)].map(([name]) => name)
  return [...quoted, ...custom]
}

describe('the console', () => {
  const sources = listFiles('apps/console/src', ['.ts', '.tsx']).filter((path) => !/\.test\.tsx?$/.test(path))

  it('names no object', () => {
    expect(sources.length).toBeGreaterThan(20)
    const named = sources.flatMap((path) =>
      namedObjects(readFileSync(`${root}/${path}`, 'utf8')).map((name) => `${path}: ${name}`),
    )
    expect(named).toEqual([])
  })

  it.each([
    "useRecord({ fields: ['Case.Subject'] })",
    'apiName === "Account"',
    'fields.Deposit__c',
    '`Order`',
  ])('would be found to name one in %s', (source) => {
    expect(namedObjects(source)).toHaveLength(1)
  })
})
