import type { CachePolicy, DataService, Snapshot } from '@porchlight/data-service'
import { useEffect, useState } from 'react'
import type { AnyRead } from './calls'
import { ScrolledText } from './ScrolledText'

interface ReaderCardProps {
  readonly dataService: DataService
  readonly name: string
  readonly adapter: AnyRead
  readonly config: unknown
  readonly policy: CachePolicy
  readonly onClose: () => void
}

interface Reading {
  readonly snapshot: Snapshot<unknown>
  /** The number of results so far. */
  readonly results: number
}

/** A persistent reader of one config: it always shows what the cache holds. */
export function ReaderCard({ dataService, name, adapter, config, policy, onClose }: ReaderCardProps) {
  const [{ snapshot, results }, setReading] = useState<Reading>({
    snapshot: { state: 'Pending' },
    results: 0,
  })
  useEffect(() => {
    const take = (next: Snapshot<unknown>) =>
      setReading(({ results: before }) => ({ snapshot: next, results: before + 1 }))
    return dataService.subscribe(adapter, config, take, { cachePolicy: policy })
  }, [dataService, adapter, config, policy])
  return (
    <article aria-label={name}>
      <header>
        <h3>{name}</h3>
        <span className={`state ${snapshot.state.toLowerCase()}`}>{snapshot.state}</span>
        <span className="quiet">
          {policy.type}, {results} {results === 1 ? 'result' : 'results'}
        </span>
        <span className="tools">
          <button type="button" onClick={() => void dataService.refresh(adapter, config)}>
            Refresh
          </button>
          <button type="button" onClick={() => dataService.evict(adapter, config)}>
            Evict
          </button>
          <button type="button" onClick={onClose}>
            Close
          </button>
        </span>
      </header>
      <code>{JSON.stringify(config)}</code>
      {'data' in snapshot ? (
        <ScrolledText text={JSON.stringify(snapshot.data, null, 2)} label={`Data of ${name}`} />
      ) : null}
      {'error' in snapshot ? (
        <ScrolledText text={JSON.stringify(snapshot.error, null, 2)} label={`Error of ${name}`} />
      ) : null}
    </article>
  )
}
