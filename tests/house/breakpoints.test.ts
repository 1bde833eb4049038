import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const sheets = ['platform', 'domains', 'apps'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => `${folder}/${path}`),
)

/**
 * The widths at which layouts change: mobile below 48em, desktop above 64em, and the login header and footer above 768
 * px (`docs/specification/portal.md` section 2). The narrower ones are those of single components on small phones.
 */
const widths = [
  'max-width: 22.5em',
  'max-width: 29.9375em',
  'min-width: 30em',
  'max-width: 47.9375em',
  'min-width: 48em',
  'max-width: 64em',
  'min-width: 64.0625em',
  'min-width: 769px',
]

it('layouts change at the widths of the specification, and nowhere else', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const found = sheets.flatMap((sheet) =>
    [...readFileSync(new URL(sheet, root), 'utf8').matchAll(/@(?:media|container)[^{]*/g)].flatMap(([rule]) =>
      [...rule.matchAll(/\(([^()]*width[^()]*)\)/g)].map(([, width]) => `${sheet}: ${width}`),
    ),
  )
  expect(found.filter((line) => !widths.some((width) => line.endsWith(`: ${width}`)))).toEqual([])
  expect(found.some((line) => line.endsWith('min-width: 64.0625em'))).toBe(true)
})
