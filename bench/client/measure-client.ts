import { ensureInstalled } from '../install'
import { runToEnd } from '../processes'
import type { Row } from '../row'
import { withBuiltProgram } from './build-program'
import { measureBundle } from './bundle-size'
import { type ContestantFigures, clientRows, starRow } from './client-rows'
import type { ClientFigures } from './measure-contestant'

const peersFolder = 'bench/client/peers'
const installTimeoutMs = 300_000

/** Peers by the names of their files. */
const peers = [
  { name: 'tanstack-query', isNormalised: false },
  { name: 'apollo', isNormalised: true },
  { name: 'rtk-query', isNormalised: false },
  { name: 'urql-graphcache', isNormalised: true },
  { name: 'luvio', isNormalised: true },
]

interface ClientSection {
  /** 1 for the full size; less uses fewer samples. */
  readonly scale: number
  readonly processes: number
  readonly peers: boolean
  readonly say: (sentence: string) => void
}

/**
 * Compares our client's cache with a plain map, the least that a cache can be, and with `peers` also with other caches:
 * each in separate processes, alternating.
 */
export async function measureClient(options: ClientSection): Promise<readonly Row[]> {
  const { scale, processes, say } = options
  const isInstalled = options.peers && (await ensureInstalled(peersFolder, installTimeoutMs))
  if (options.peers && !isInstalled) say('The other caches are left out: they could not be installed.')
  const contestants = [
    { name: 'ours', isNormalised: true },
    { name: 'floor-map', isNormalised: true },
    ...(isInstalled ? peers : []),
  ].map((contestant): ContestantFigures & { readonly runs: ClientFigures[] } => ({ ...contestant, runs: [] }))
  await withBuiltProgram(async (program) => {
    for (let round = 0; round < processes; round += 1) {
      for (const { name, runs } of contestants) {
        say(`Measuring the cache of ${name}, process ${round + 1} of ${processes} …`)
        const figures = await measureOne(program, name, scale, say)
        if (figures !== null) runs.push(figures)
      }
    }
  })
  const [ours, ...others] = contestants.filter(({ runs }) => runs.length > 0)
  if (ours?.name !== 'ours') throw new TypeError('Our cache could not be measured.')
  const rows = [...clientRows(ours, others), ...(await measureBundle(isInstalled ? peersFolder : null))]
  return isInstalled ? [...rows, starRow] : rows
}

async function measureOne(
  program: string,
  name: string,
  scale: number,
  say: (sentence: string) => void,
): Promise<ClientFigures | null> {
  try {
    const command = ['--expose-gc', program, name, String(scale)]
    return JSON.parse(await runToEnd(command, { NODE_ENV: 'production' }))
  } catch (error) {
    say(`${name} is left out: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}
