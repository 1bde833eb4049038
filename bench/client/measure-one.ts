import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Contestant } from './contestant'
import { floorMap } from './floor-map'
import { measureContestant } from './measure-contestant'
import { ours } from './ours'

/** `node --expose-gc <built measure-one> <contestant> <scale>`, in the project's root: prints its figures as JSON. */
const [name = '', scale = '1'] = process.argv.slice(2)
const figures = await measureContestant(await find(name), Number(scale))
// Caches that retain unread data for a while hold a timer for it, which would keep the process alive.
process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit())

async function find(wanted: string): Promise<Contestant> {
  const own = [ours, floorMap].find((contestant) => contestant.name === wanted)
  if (own !== undefined) return own
  const file = resolve('bench/client/peers', `${wanted}.mjs`)
  const peer: { readonly contestant: Contestant } = await import(pathToFileURL(file).href)
  return peer.contestant
}
