import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { type MarketDesk, openMarketDesk } from './testing/market-desk'
import { acknowledgedBy, answersOf, filesOfMonth, premisesOf, submitAll } from './testing/market-month'
import { texasSetPoints } from './texas-set-options'

let desk: MarketDesk
afterEach(() => desk.close())

/** Exchanges in a process of its own; gives the signal that ended it. */
function exchangeIn(point: string): Promise<NodeJS.Signals | null> {
  const { pool, options } = desk
  const { connectionString = '' } = pool.options
  const moment = options.now().toISOString()
  const script = join(import.meta.dirname, 'testing', 'exchange-process.ts')
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, connectionString, options.folder, moment, point],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (signal === null && code !== 0) reject(new Error(`The process ended with ${code}.`))
      else resolve(signal)
    })
  })
}

it.each(texasSetPoints)(
  'a process that is killed at %s loses nothing and says nothing twice',
  async (point) => {
    desk = await openMarketDesk()
    const premises = premisesOf(10)
    const files = filesOfMonth(premises)
    await submitAll(desk, premises)
    for (const { name, text } of files) await desk.put(name, text)
    expect(await exchangeIn(point)).toBe('SIGKILL')
    // What the transport fetches meanwhile may come again under the same name: it is the same file.
    const early = await desk.fetch()
    for (let round = 0; round < 6; round += 1) await desk.exchange()
    const late = await desk.fetch()
    const byName = new Map(early.map(({ name, text }) => [name, text]))
    for (const { name, text } of late) expect(byName.get(name) ?? text).toBe(text)
    for (const { name, text } of late) byName.set(name, text)
    const acknowledged = acknowledgedBy([...byName.values()].map((text) => ({ text })))
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    expect(acknowledged).toHaveLength(new Set(files.map(({ text }) => text)).size)
    for (const premise of premises)
      expect(await answersOf(desk, premise), premise.fate).toEqual(premise.expected)
    expect(await desk.names('inbox')).toEqual([])
    expect((await desk.names('outbox')).filter((name) => name.startsWith('.'))).toEqual([])
  },
)

it('brings a month of a thousand premises to the states of the guides, with two processes and one that is killed', async () => {
  desk = await openMarketDesk()
  const premises = premisesOf(1_000)
  const files = filesOfMonth(premises)
  await submitAll(desk, premises)
  await desk.exchange()
  for (const { name, text } of files) await desk.put(name, text)
  await Promise.all([exchangeIn('none'), exchangeIn('market-messages-stored')])
  for (let round = 0; round < 10; round += 1) await Promise.all([desk.exchange(), desk.exchange()])
  const wrong: string[] = []
  for (const premise of premises) {
    const answers = await answersOf(desk, premise)
    if (answers.join() !== premise.expected.join()) wrong.push(`${premise.requestId} ${answers.join()}`)
  }
  expect(wrong).toEqual([])
  const acknowledged = acknowledgedBy(await desk.fetch())
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect(acknowledged).toHaveLength(new Set(files.map(({ text }) => text)).size)
  expect(await desk.names('inbox')).toEqual([])
  expect(await desk.names('quarantine')).toEqual([])
})
