import { createDataService } from '../data-service'
import type { DataService, DataServiceLogEntry, DataServiceOptions } from '../data-service-api'
import type { Snapshot } from '../snapshot/snapshot'
import type { DataServiceState } from '../store/state'
import { RecordServer } from './record-server'
import { getThing } from './test-adapters'

/** A data service before a server of the tests, with a clock that is turned by hand. */
export interface TestWorld {
  readonly server: RecordServer
  readonly dataService: DataService
  readonly clock: { now: number }
  readonly logged: DataServiceLogEntry[]
}

/** Two things, the first under the second, as 18-character ids. */
export const firstId = 'a01000000000001AAA'
export const secondId = 'a01000000000002AAA'

/** Creates a world; `initialState` is what another one serialised. */
export function makeWorld(
  initialState?: DataServiceState,
  server = new RecordServer(),
  more: Partial<DataServiceOptions> = {},
): TestWorld {
  const clock = { now: 1_000_000 }
  const logged: DataServiceLogEntry[] = []
  const dataService = createDataService({
    network: server.network,
    now: () => clock.now,
    onLog: (entry) => logged.push(entry),
    initialState,
    ...more,
  })
  return { server, dataService, clock, logged }
}

/** A world with a child and its parent, and a list `all` of both. */
export function makeFamily(): TestWorld {
  const world = makeWorld()
  world.server.put(secondId, { Name: 'parent', Color: 'red' })
  world.server.put(firstId, { Name: 'child', Color: 'blue', Size: 'small' }, secondId)
  world.server.putList('all', [firstId, secondId])
  return world
}

/** Subscribes to some fields of a record; `take` returns the notifications since its last call. */
export function follow({ dataService }: TestWorld, fields: readonly string[], id = firstId) {
  const events: string[] = []
  const stop = dataService.subscribe(getThing, { id, fields }, (snapshot) =>
    events.push(describeSnapshot(snapshot)),
  )
  return { stop, take: () => events.splice(0) }
}

/** Returns the field values of a record snapshot as plain text, `Error 404` and the like for others. */
export function describeSnapshot(snapshot: Snapshot<unknown>): string {
  if ('error' in snapshot) return `Error ${snapshot.error.status}`
  if (!('data' in snapshot)) return snapshot.state
  const { state, data, refreshError } = snapshot
  const failure = refreshError === undefined ? '' : `, not refreshed: ${refreshError.status}`
  return `${state} ${describeData(data)}${failure}`
}

/** Waits until everything in flight has arrived. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
}

function describeData(data: unknown): string {
  if (typeof data !== 'object' || data === null) return String(data)
  if ('records' in data) return `[${(data.records as readonly unknown[]).map(describeData).join(' ')}]`
  if ('results' in data) return `[${(data.results as readonly unknown[]).map(describeData).join(' ')}]`
  if ('statusCode' in data && 'result' in data) return describeData(data.result)
  if (!('fields' in data)) return JSON.stringify(data)
  const fields = data.fields as Readonly<Record<string, { readonly value: unknown }>>
  return Object.entries(fields)
    .map(([name, field]) => `${name}=${describeData(field.value)}`)
    .join(',')
}
