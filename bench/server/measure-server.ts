import { freePort } from '@porchlight/test-kit/free-port'
import { type RunningServer, startServer } from '../processes'
import type { Row } from '../row'
import { alternate, type Contestant, type Schedule } from './alternate'
import { startDirectus } from './directus-server'
import { fillDatabase } from './fill-database'
import { measureGrowth, type SizedServer } from './growth'
import { createInstallation, findAdvisor, type Installation } from './installation'
import { measureImport } from './measure-import'
import { workloadRows } from './server-rows'
import { measureMemory, measureStart } from './start-and-memory'
import { recordWorkloads, type WorkloadName, workloadNames } from './workloads'

/** How much data and time the section uses. */
export interface ServerSizes {
  readonly accounts: number
  /** The customers whose files are imported. */
  readonly customers: number
  readonly cases: number
  readonly fewCases: number
  readonly manyCases: number
  readonly schedule: Schedule
}

/** The sizes of `docs/specification/performance.md`, and smaller ones that show in a minute whether all of it works. */
export const serverSizes: Readonly<Record<'whole' | 'quick', ServerSizes>> = {
  whole: {
    accounts: 9_999,
    customers: 100,
    cases: 99_999,
    fewCases: 9_999,
    manyCases: 999_999,
    schedule: { connections: 16, warmUpMs: 4_000, roundMs: 2_000, rounds: 5 },
  },
  quick: {
    accounts: 999,
    customers: 5,
    cases: 2_999,
    fewCases: 999,
    manyCases: 5_999,
    schedule: { connections: 16, warmUpMs: 600, roundMs: 400, rounds: 2 },
  },
}

interface ServerSection {
  readonly postgres: { readonly connectionString: string; readonly folder: string }
  readonly sizes: ServerSizes
  readonly peers: boolean
  readonly say: (sentence: string) => void
}

/**
 * Compares our server with one written by hand, and with `peers` also with Directus, over the same rows in the same
 * PostgreSQL: the five workloads, start, memory, and what a page costs as the table grows.
 */
export async function measureServer({ postgres, sizes, peers, say }: ServerSection): Promise<readonly Row[]> {
  const running: { readonly stop: () => Promise<void> }[] = []
  const keep = async (starting: Promise<RunningServer>) => {
    const server = await starting
    running.push(server)
    return server
  }
  try {
    say('Making the databases …')
    const empty = await createInstallation(postgres, 'bench_empty')
    // The first start creates the tables and the demo world; the others start with a copy of them.
    await (await empty.start()).stop()
    const main = await createInstallation(postgres, 'bench_main', empty)
    const ids = await fillDatabase(main.connectionString, sizes)
    const advisor = await findAdvisor(main.connectionString)
    const startLimit = () => startLimitServer(main, advisor)

    const rows: Row[] = [await measureStart(main.start, startLimit)]
    const ours = await keep(main.start())
    const limit = await keep(startLimit())
    const directus = peers ? await startDirectus(postgres, sizes, say) : null
    if (directus !== null) running.push(directus.server)
    let peer = directus
    /** Includes Directus as long as it does not fail: a failing peer is no reason to measure nothing. */
    const measurePeer = async (name: WorkloadName, pair: Readonly<Record<'ours' | 'limit', Contestant>>) => {
      if (peer === null) return alternate(pair, sizes.schedule)
      try {
        const third = { server: peer.server, load: peer.workloads[name] }
        return await alternate({ ...pair, directus: third }, sizes.schedule)
      } catch (error) {
        say(`Directus is left out from here on: ${error instanceof Error ? error.message : String(error)}`)
        peer = null
        return alternate(pair, sizes.schedule)
      }
    }
    const ourRequests = recordWorkloads('ours', [await main.authorize()], ids, main.connectionString)
    const limitRequests = recordWorkloads('limit', [], ids, main.connectionString)
    const loads: Row[] = []
    for (const name of workloadNames) {
      say(`Measuring ${name} …`)
      const pair = {
        ours: { server: ours, load: ourRequests[name] },
        limit: { server: limit, load: limitRequests[name] },
      }
      loads.push(...workloadRows(name, await measurePeer(name, pair)))
    }
    rows.unshift(...loads)
    rows.push(...measureMemory(ours.pid, limit.pid))
    for (const { stop } of running.splice(0)) await stop()

    say('Measuring an import …')
    const imported = await createInstallation(postgres, 'bench_import', empty)
    rows.push(await measureImport(imported, postgres.folder, sizes.customers))

    say(`Filling a table with ${sizes.manyCases.toLocaleString('en')} cases …`)
    const size = async (name: string, cases: number): Promise<SizedServer> => {
      const installation = await createInstallation(postgres, name, empty)
      await fillDatabase(installation.connectionString, { accounts: sizes.accounts, cases })
      const server = await keep(installation.start())
      return { server, authorization: await installation.authorize(), cases }
    }
    const few = await size('bench_few', sizes.fewCases)
    const many = await size('bench_many', sizes.manyCases)
    say('Measuring growth …')
    rows.push(...(await measureGrowth(few, many, sizes.schedule)))
    return rows
  } finally {
    for (const { stop } of running.reverse()) await stop()
  }
}

async function startLimitServer(
  { connectionString }: Installation,
  { id, brand }: { readonly id: string; readonly brand: string },
): Promise<RunningServer> {
  const port = await freePort()
  const program = ['bench/server/limit-server.mjs', connectionString, String(port), id, brand]
  return startServer(program, port, '/ready', {})
}
