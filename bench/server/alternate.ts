import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningServer } from '../processes'
import { type Load, type Round, sendLoad } from './load'

/** One server under a load. */
export interface Contestant {
  readonly server: RunningServer
  /** Recreated for each round: versions of records advance. */
  readonly load: () => Promise<Load>
}

/** How long a load runs. */
export interface Schedule {
  readonly connections: number
  readonly warmUpMs: number
  readonly roundMs: number
  readonly rounds: number
}

/** Sends each contestant its load in alternation, so that other work of the machine affects all of them alike. */
export async function alternate<Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  { connections, warmUpMs, roundMs, rounds }: Schedule,
): Promise<Readonly<Record<Name, readonly Round[]>>> {
  const names = Object.keys(contestants) as Name[]
  const taken = Object.fromEntries(names.map((name) => [name, [] as Round[]])) as Record<Name, Round[]>
  for (let round = -1; round < rounds; round += 1) {
    // They take turns going first, so that what a load leaves behind in the database affects each.
    const order = round % 2 === 0 ? names : [...names].reverse()
    for (const name of order) {
      const { server, load } = contestants[name]
      const milliseconds = round < 0 ? warmUpMs : roundMs
      const result = await sendLoad(server, await load(), { connections, milliseconds })
      if (round >= 0) taken[name].push(result)
      await sleep(50)
    }
  }
  return taken
}
