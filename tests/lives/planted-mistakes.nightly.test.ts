import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { plantedMistakes } from './planted-mistakes'

/** Proves the lives, and runs only where they are selected by name. */
it('every planted mistake makes a life differ from its model', async () => {
  const program = decodeURIComponent(new URL('./judge-mistakes.ts', import.meta.url).pathname)
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, TESTS_NAMED: '', SWEEP: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const verdicts = JSON.parse(await text(child.stdout)) as Record<string, string>
  await ended
  expect(verdicts).toEqual(Object.fromEntries(plantedMistakes.map(({ what }) => [what, 'failed'])))
  expect(plantedMistakes.length).toBeGreaterThanOrEqual(30)
}, 1_800_000)
