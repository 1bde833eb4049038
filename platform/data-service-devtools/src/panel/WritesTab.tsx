import type { Inside, InspectedEntry } from '@porchlight/data-service'
import { clockTime, contentOf } from './entry-facts'
import { Table } from './Table'
import type { TabProps } from './tab-props'
import { ValueTree } from './ValueTree'

const heads = ['Change', 'No.', 'At', 'State', 'Took', 'Changed', 'Turned stale', 'Read again']

/**
 * Writes and changes from elsewhere, what each affected and why; above them the drafts displayed before their response.
 */
export function WritesTab({ recorder, filter }: TabProps) {
  const { inside } = recorder
  const drafts = [...inside.store.entries.values()].filter((entry) => isHoped(entry, inside))
  const changes = recorder.changes
    .list()
    .filter(({ source, address }) => `${source} ${address}`.toLowerCase().includes(filter))
  return (
    <>
      {drafts.length > 0 && (
        <details open>
          <summary>{`Shown before the answer (${drafts.length})`}</summary>
          <div className="children">
            {drafts.map((entry) => (
              <ValueTree key={entry.key} name={entry.key} value={contentOf(entry, inside)} />
            ))}
          </div>
        </details>
      )}
      <Table
        label={`Writes (${changes.length})`}
        heads={heads}
        items={changes}
        empty={filter === '' ? 'Nothing was written since the devtools are here.' : 'No write contains this.'}
        toRow={(change) => ({
          key: change.id,
          title: change.method === '' ? change.source : `${change.source} ${change.method} ${change.address}`,
          cells: [
            `#${change.id}`,
            clockTime(change.at),
            change.error === null ? (
              change.state
            ) : (
              <span key="state" className="state expired">
                {`refused: ${change.status} ${change.error.errorType}`}
              </span>
            ),
            change.tookMs === null ? '' : `${change.tookMs} ms`,
            change.changed.length,
            change.stale.length,
            change.readAgain.length,
          ],
          details: () => (
            <>
              <Touched title="Touched records" items={change.touched.map((key) => ({ key, why: '' }))} />
              <Touched title="Changed" items={change.changed} />
              <Touched title="Turned stale" items={change.stale} />
              <Touched
                title="Read again"
                items={change.readAgain.map((key) => ({ key, why: 'has readers' }))}
              />
              {change.error !== null && <ValueTree name="error" value={change.error} isOpen />}
            </>
          ),
        })}
      />
    </>
  )
}

interface TouchedProps {
  readonly title: string
  readonly items: readonly { readonly key: string; readonly why: string }[]
}

function Touched({ title, items }: TouchedProps) {
  return (
    <section>
      <h2>{`${title} (${items.length})`}</h2>
      <ul>
        {items.map(({ key, why }) => (
          <li key={key}>
            <code>{key}</code> <span className="quiet">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function isHoped(entry: InspectedEntry, { store }: Inside): boolean {
  return entry.kind === 'record' && (entry.isDraft || store.drafts.has(entry.key))
}
