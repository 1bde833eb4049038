import type { ReadAdapter } from '@porchlight/data-service'
import { use, useMemo, useState, useSyncExternalStore } from 'react'
import { useDataServiceBinding } from '../data-service-context'
import { answerOf } from '../use-read-adapter'
import {
  noPages,
  observePages,
  type PagedConfig,
  type PagedData,
  type PagesObserver,
  type PagesOptions,
  type PagesSnapshot,
} from './observe-pages'

export interface PagesResult<Data> extends PagesSnapshot<Data> {
  /** Whether `pages` belong to a previous config, while the first page of this one is in flight. */
  readonly isPrevious: boolean
  /** Reads the page after the last, or one that failed again. */
  readonly loadNext: () => void
  /** Requests every loaded page from the server again. */
  readonly refresh: () => Promise<void>
}

/**
 * Reads a list page by page through an adapter whose responses name the next page; undefined requests nothing yet. The
 * loaded pages stay visible while they are reread, and until the first page of another config has arrived.
 */
export function usePages<Config extends PagedConfig, Checked, Data extends PagedData>(
  adapter: ReadAdapter<Config, Checked, Data>,
  config: Config | undefined,
  options?: PagesOptions<Config>,
): PagesResult<Data> {
  const { dataService, suspend } = useDataServiceBinding('usePages')
  const requested = config === undefined ? undefined : JSON.stringify([config, options ?? {}])
  const observer = useMemo((): PagesObserver<Data> => {
    if (requested === undefined) return idle
    const [ownConfig, ownOptions]: [Config, PagesOptions<Config>] = JSON.parse(requested)
    return observePages(dataService, adapter, ownConfig, ownOptions)
  }, [dataService, adapter, requested])
  if (suspend) use<unknown>(answerOf(dataService, adapter, config))
  const snapshot = useSyncExternalStore(observer.subscribe, observer.getSnapshot, observer.getInitialSnapshot)
  const [last, setLast] = useState(snapshot)
  if (snapshot.pages.length > 0 && snapshot !== last) setLast(snapshot)
  const isPrevious = snapshot.pages.length === 0 && snapshot.error === undefined && last.pages.length > 0
  return useMemo(() => {
    const shown = isPrevious ? { ...last, state: snapshot.state, hasNext: false } : snapshot
    return { ...shown, isPrevious, loadNext: observer.loadNext, refresh: observer.refresh }
  }, [snapshot, last, isPrevious, observer])
}

const idle: PagesObserver<never> = {
  getSnapshot: () => noPages,
  getInitialSnapshot: () => noPages,
  subscribe: () => () => undefined,
  loadNext: () => undefined,
  refresh: async () => undefined,
}
