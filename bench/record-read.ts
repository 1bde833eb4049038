import { processorMicroseconds, type RunningServer, runToEnd } from './processes'
import { medianOf, type Row } from './row'

const connections = 16
const warmUpMs = 3_000
const roundMs = 2_000
const rounds = 5
const leastShare = 0.5

/** One server under the same load: where it listens and what it is asked. */
export interface Contestant {
  readonly server: RunningServer
  readonly path: string
  readonly headers: readonly string[]
}

interface Round {
  readonly perSecond: number
  readonly p99: number
  /** Processor time of the server for one answer; null where the system does not tell. */
  readonly microseconds: number | null
}

/**
 * Reads one record over HTTP from our server and from the hand-written limit, turn about, and compares
 * answers per second and processor time per answer by the medians of the rounds.
 */
export async function measureRecordRead(ours: Contestant, limit: Contestant): Promise<readonly Row[]> {
  await load(ours, warmUpMs)
  await load(limit, warmUpMs)
  const taken: { readonly ours: Round; readonly limit: Round }[] = []
  for (let round = 0; round < rounds; round += 1) {
    taken.push({ ours: await load(ours, roundMs), limit: await load(limit, roundMs) })
  }
  const [oursPerSecond, limitPerSecond] = [
    medianOf(taken.map((round) => round.ours.perSecond)),
    medianOf(taken.map((round) => round.limit.perSecond)),
  ]
  const share = oursPerSecond / limitPerSecond
  const rows: Row[] = [
    {
      measure: `read one record, ${connections} connections`,
      ours: `${Math.round(oursPerSecond)}/s`,
      against: `${Math.round(limitPerSecond)}/s by hand`,
      ratio: share,
      bar: `≥ ${leastShare.toFixed(2)}`,
      met: share >= leastShare,
    },
  ]
  const [oursTime, limitTime] = [
    medianOf(taken.flatMap((round) => round.ours.microseconds ?? [])),
    medianOf(taken.flatMap((round) => round.limit.microseconds ?? [])),
  ]
  if (!Number.isNaN(oursTime) && !Number.isNaN(limitTime)) {
    const cost = oursTime / limitTime
    rows.push({
      measure: 'processor time for it',
      ours: `${Math.round(oursTime)} µs`,
      against: `${Math.round(limitTime)} µs by hand`,
      ratio: cost,
      bar: `≤ ${(1 / leastShare).toFixed(2)}`,
      met: cost <= 1 / leastShare,
    })
  }
  return rows
}

async function load({ server, path, headers }: Contestant, milliseconds: number): Promise<Round> {
  const before = processorMicroseconds(server.pid)
  const output = await runToEnd([
    'bench/load.mjs',
    String(server.port),
    path,
    String(connections),
    String(milliseconds),
    ...headers,
  ])
  const after = processorMicroseconds(server.pid)
  const { answers, refused, perSecond, p99 }: Record<'answers' | 'refused' | 'perSecond' | 'p99', number> =
    JSON.parse(output)
  if (refused > 0) throw new TypeError(`${refused} of ${answers} answers to ${path} were not 200`)
  return {
    perSecond,
    p99,
    microseconds: before === null || after === null ? null : (after - before) / answers,
  }
}
