import { channel } from 'node:diagnostics_channel'
import type pg from 'pg'
import { createPrimarySamples } from './primary-samples'
import { openReplica, type Replica, type ReplicaOptions, type ReplicaState } from './replica'
import type { MayRead, Reader, ReadScope } from './replica-choice'
import { createUnseenChanges } from './unseen-changes'

/** Publishes each read that a replica might have answered, by who answered it. */
export const replicaReadsChannel = channel('porchlight.replica-reads')

/**
 * Who answered a read: a replica, or the primary because no replica has what it needs, because one failed, or because
 * none is available.
 */
export type ReadSource = 'replica' | 'primary-newer' | 'primary-failed' | 'primary-away'

/** The standbys of the primary that reads may be sent to, and what this process knows about them. */
export interface Replicas {
  readonly all: readonly Replica[]
  /** Probes all of them once, in addition to the periodic probes; never fails. */
  look(): Promise<void>
  /** Returns the replica to read from, or the reason why the primary answers. */
  choose(
    reader: Reader,
    scope: ReadScope,
    mayRead: MayRead,
  ): Promise<Replica | Exclude<ReadSource, 'replica'>>
  close(): Promise<void>
}

const lookEveryMs = 100
/**
 * A state is reported once it has lasted this long: a replica that lags by about a second flips between late and not
 * late.
 */
const steadyMs = 2_000

/**
 * Opens the replicas and probes them ten times a second. `onState` is called when the state of one of them has changed.
 */
export function openReplicas(
  pool: pg.Pool,
  options: readonly ReplicaOptions[],
  onState: (replica: Replica, state: ReplicaState) => void,
): Replicas {
  const samples = createPrimarySamples(pool)
  const all = options.map((each) => openReplica(each, samples))
  const states = new Map<Replica, { readonly state: ReplicaState; readonly sinceMs: number }>()
  const reported = new Map<Replica, ReplicaState>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let turn = 0

  const lookOnce = async () => {
    const settle = await Promise.all(all.map((replica) => replica.probe()))
    // Without a sample nothing new is known, and what was known ages.
    await samples.take().catch(() => undefined)
    for (const settleOne of settle) settleOne()
    for (const replica of all) {
      const state = replica.state()
      const known = states.get(replica)
      if (known?.state !== state) states.set(replica, { state, sinceMs: performance.now() })
      else if (performance.now() - known.sinceMs > steadyMs && reported.get(replica) !== state) {
        reported.set(replica, state)
        onState(replica, state)
      }
    }
  }
  let looking: Promise<void> = Promise.resolve()
  /** Runs probes one after the other, because the result of an earlier one is older. */
  const look = () => {
    looking = looking.then(lookOnce)
    return looking
  }
  const goOn = async () => {
    await look()
    if (!isClosed) timer = setTimeout(() => void goOn(), lookEveryMs).unref()
  }
  void goOn()

  const reached = () => all.flatMap((replica) => replica.reached() ?? [])
  const unseen = createUnseenChanges(pool, () =>
    reached().reduce<ReturnType<Replica['reached']>>(
      (oldest, one) => (oldest === null || one.position < oldest.position ? one : oldest),
      null,
    ),
  )
  return {
    all,
    look,
    async choose(reader, scope, mayRead) {
      if (reached().length === 0) return 'primary-away'
      const found = await unseen.ask()
      if (found === null) return 'primary-away'
      const { changes, since } = found
      if (changes === null) return 'primary-newer'
      turn += 1
      const inTurn = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)]
      const chosen = inTurn.find((replica) => {
        const has = replica.reached()
        return has !== null && has.position >= since.position && mayRead(reader, scope, has, changes)
      })
      return chosen ?? 'primary-newer'
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await looking
      await Promise.all(all.map((replica) => replica.close()))
    },
  }
}
