import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)

// Pages carry the styles of what their folder builds to (ADR 14): one that loads elsewhere comes without, and unstyled.
it.each(folders.map(({ name }) => name))('the screen %s loads a file of its own folder', (name) => {
  const source = readFileSync(`${import.meta.dirname}/${name}/screen.ts`, 'utf8')
  expect([...source.matchAll(/import\('([^']+)'\)/g)].map(([, path]) => path)).toEqual([
    expect.stringMatching(/^\.\/[A-Z]\w+$/),
  ])
})
