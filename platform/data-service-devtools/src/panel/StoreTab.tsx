import type { InspectedEntry, InspectedQuery } from '@porchlight/data-service'
import { contentOf, sizeOf, stateOf } from './entry-facts'
import { Table } from './Table'
import type { TabProps } from './tab-props'
import { ValueTree } from './ValueTree'

const heads = ['Key', 'Kind', 'State', 'Left', 'Bytes', 'Readers']

/** Every entry of the cache, with the available actions. */
export function StoreTab({ recorder, filter }: TabProps) {
  const { inside } = recorder
  const entries = [...inside.store.entries.values()].filter((entry) => nameOf(entry).includes(filter))
  const readers = readersByKey(inside.queries)
  return (
    <Table
      label={`Entries (${entries.length})`}
      heads={heads}
      items={entries}
      empty={filter === '' ? 'The cache is empty. Read something.' : 'No entry contains this.'}
      toRow={(entry) => {
        const state = stateOf(entry, recorder)
        return {
          key: entry.key,
          title: entry.key,
          cells: [
            entry.kind === 'record' ? entry.head.apiName : entry.kind,
            <span key="state" className={`state ${state.name.replace(' ', '-')}`}>
              {state.name}
            </span>,
            state.detail,
            sizeOf(entry),
            readers.get(entry.key) ?? 0,
          ],
          details: () => (
            <>
              <EntryButtons recorder={recorder} entry={entry} />
              <ValueTree name={entry.kind} value={contentOf(entry, recorder.inside)} isOpen />
            </>
          ),
        }
      }}
    />
  )
}

function EntryButtons({
  recorder: { inside },
  entry,
}: Pick<TabProps, 'recorder'> & { readonly entry: InspectedEntry }) {
  const queries = queriesOf(entry.key, inside.queries, inside.now())
  return (
    <p className="buttons">
      <button type="button" onClick={() => inside.store.expire(entry.key, inside.now())}>
        Invalidate
      </button>
      <button
        type="button"
        disabled={queries.length === 0}
        onClick={() => {
          for (const query of queries) void inside.fetch(query, true, 'refresh')
        }}
      >
        Refresh
      </button>
      <button type="button" onClick={() => inside.store.transact(() => inside.store.evict(entry.key))}>
        Remove
      </button>
    </p>
  )
}

/** Returns what to request to refresh an entry: its readers, or without any, the queries that once read it. */
function queriesOf(
  key: string,
  queries: ReadonlyMap<string, InspectedQuery>,
  now: number,
): readonly InspectedQuery[] {
  const all = [...queries.values()]
  const live = all.filter(({ watchedKeys }) => watchedKeys.includes(key))
  return live.length > 0 ? live : all.filter((query) => query.lookUp(now).keys.includes(key)).slice(0, 1)
}

function nameOf(entry: InspectedEntry): string {
  return `${entry.key} ${entry.kind === 'record' ? entry.head.apiName : entry.kind}`.toLowerCase()
}

function readersByKey(queries: ReadonlyMap<string, InspectedQuery>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { watchedKeys, observations } of queries.values()) {
    for (const key of watchedKeys) counts.set(key, (counts.get(key) ?? 0) + observations.size)
  }
  return counts
}
