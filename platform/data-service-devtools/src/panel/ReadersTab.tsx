import { Table } from './Table'
import type { TabProps } from './tab-props'
import { ValueTree } from './ValueTree'

const heads = ['Reads', 'Readers', 'Policy', 'Last state', 'Entries']

/** The readers: each config that something on the page subscribes to. */
export function ReadersTab({ recorder: { inside }, filter }: TabProps) {
  const queries = [...inside.queries.values()].filter(
    ({ key, observations }) => observations.size > 0 && key.toLowerCase().includes(filter),
  )
  return (
    <Table
      label={`Readers (${queries.length})`}
      heads={heads}
      items={queries}
      empty={filter === '' ? 'Nobody follows anything now.' : 'No reader contains this.'}
      toRow={({ key, adapter, config, observations, watchedKeys }) => {
        const readers = [...observations]
        return {
          key,
          title: key,
          cells: [
            readers.length,
            distinct(readers.map(({ cachePolicy }) => cachePolicy?.type ?? 'cache-then-network')),
            distinct(readers.map(({ snapshot }) => snapshot.state)),
            watchedKeys.length,
          ],
          details: () => (
            <>
              <ValueTree name={`${adapter.name} config`} value={config} isOpen />
              <ValueTree
                name="readers"
                value={readers.map(({ cachePolicy, snapshot }) => ({
                  policy: cachePolicy ?? { type: 'cache-then-network' },
                  last: snapshot,
                }))}
              />
              <ValueTree name="entries" value={watchedKeys} />
            </>
          ),
        }
      }}
    />
  )
}

function distinct(names: readonly string[]): string {
  return [...new Set(names)].join(', ')
}
