import { afterEach, expect, it } from 'vitest'
import { exchangeFiles } from './exchange/exchange-files'
import { type MarketDesk, openMarketDesk } from './testing/market-desk'
import { acknowledgedBy, answersOf, filesOfMonth, premisesOf, submitAll } from './testing/market-month'

let desk: MarketDesk
afterEach(() => desk.close())

it('answers each message of sixty premises once, while two processes share one inbox', async () => {
  desk = await openMarketDesk()
  const premises = premisesOf(60)
  const files = filesOfMonth(premises)
  // Half of what answers is there before the requests have left.
  for (const { name, text } of files.slice(0, 2)) await desk.put(name, text)
  await desk.exchange()
  await submitAll(desk, premises)
  await desk.exchange()
  for (const { name, text } of files.slice(2)) await desk.put(name, text)
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([desk.exchange(), exchangeFiles(desk.options)])
  }
  for (const premise of premises)
    expect(await answersOf(desk, premise), premise.fate).toEqual(premise.expected)
  const acknowledged = acknowledgedBy(await desk.fetch())
  const sent = [...new Set(files.map(({ text }) => /GS\*(?:GE|PT)\*[^~]*\*(\d+)\*X/.exec(text)?.[1] ?? ''))]
  expect([...acknowledged].sort()).toEqual(sent.sort())
  expect(await desk.names('inbox')).toEqual([])
  expect(await desk.names('quarantine')).toEqual([])
})
