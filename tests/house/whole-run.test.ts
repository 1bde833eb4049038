import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { journeysOfWholeRun } from '../journeys/journeys-of-whole-run'

const root = new URL('../../', import.meta.url)
const journeysIn = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((path) => /(?:^|\/)journeys\/([\w-]+)\.test\.ts$/.exec(path)?.[1])
    .filter((name) => name !== undefined)

it('each journey of a whole run is a file, so that one that is renamed does not go unwalked', () => {
  const names = [...journeysIn('domains'), ...journeysIn('tests')]
  expect(names.length).toBeGreaterThan(60)
  expect(journeysOfWholeRun.filter((name) => names.filter((other) => other === name).length !== 1)).toEqual(
    [],
  )
})
