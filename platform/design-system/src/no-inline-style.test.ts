import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('sets no style attribute, which the content security policy would drop', () => {
  const source = fileURLToPath(new URL('.', import.meta.url))
  const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  )
  expect(components.length).toBeGreaterThan(20)
  expect(components.filter((path) => /\bstyle=/.test(readFileSync(`${source}/${path}`, 'utf8')))).toEqual([])
})
