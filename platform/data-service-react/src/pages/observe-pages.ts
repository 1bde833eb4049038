import {
  type DataService,
  type FetchResponse,
  type Observer,
  type ReadAdapter,
  type ReadOptions,
  type Snapshot,
  type SnapshotState,
  unfulfilled,
} from '@porchlight/data-service'

/** The page that a read identifies; null or absent for the first. */
export interface PagedConfig {
  readonly pageToken?: string | null | undefined
}

/** The token with which a response names the next page; null after the last. */
export interface PagedData {
  readonly nextPageToken: string | null
}

/** The loaded pages, in order from the first. */
export interface PagesSnapshot<Data> {
  /** The state of the first page. */
  readonly state: SnapshotState
  readonly pages: readonly Data[]
  /** Why the page after those could not be read. */
  readonly error: FetchResponse | undefined
  /** Why a loaded page could not be refreshed; undefined once all of them could. */
  readonly refreshError: FetchResponse | undefined
  readonly hasNext: boolean
  readonly isLoadingNext: boolean
}

/** A reader of pages: like an `Observer`, with more pages on demand. */
export interface PagesObserver<Data> {
  readonly getSnapshot: () => PagesSnapshot<Data>
  readonly getInitialSnapshot: () => PagesSnapshot<Data>
  readonly subscribe: (onChange: () => void) => () => void
  /**
   * Reads the page after the last; does nothing while that is in flight, or when there is none. Retries one that
   * failed.
   */
  readonly loadNext: () => void
  /** Requests every loaded page from the server again. */
  readonly refresh: () => Promise<void>
}

export interface PagesOptions<Config> extends ReadOptions {
  /** How many pages to read initially, one after the other; 1 by default. */
  readonly pageCount?: number
  /** What differs in the config of the pages after the first, such as their size. */
  readonly next?: Partial<Config>
}

interface Slot<Data> {
  readonly token: string | null
  readonly observer: Observer<Data>
  release: () => void
  /** The last data of the page; remains visible while a replacement loads. */
  shown: Data | undefined
}

export const noPages: PagesSnapshot<never> = {
  state: 'Unfulfilled',
  pages: [],
  error: undefined,
  refreshError: undefined,
  hasNext: false,
  isLoadingNext: false,
}

/**
 * Observes a list page by page. When a page changes so that a different one follows it, the pages from there on are
 * reread, and their previous data remains until then.
 */
export function observePages<Config extends PagedConfig, Checked, Data extends PagedData>(
  dataService: Pick<DataService, 'observe'>,
  adapter: ReadAdapter<Config, Checked, Data>,
  config: Config,
  { pageCount = 1, next = {}, ...options }: PagesOptions<Config> = {},
): PagesObserver<Data> {
  const listeners = new Set<() => void>()
  let wanted = Math.max(1, pageCount)
  let slots: Slot<Data>[] = [open(null)]
  const newest = combined(({ observer }) => observer.getSnapshot())
  const initial = combined(({ observer }) => observer.getInitialSnapshot())

  function open(token: string | null, shown?: Data): Slot<Data> {
    const own = token === null ? config : { ...config, ...next, pageToken: token }
    return { token, observer: dataService.observe(adapter, own, options), release: () => undefined, shown }
  }

  function follow(slot: Slot<Data>): void {
    if (listeners.size > 0) slot.release = slot.observer.subscribe(change)
  }

  /** Opens the requested pages that are known, and releases those that now follow a different page. */
  function arrange(): void {
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] as Slot<Data>
      const data = dataOf(slot.observer.getSnapshot())
      if (data !== undefined) slot.shown = data
      if (data === undefined) continue
      const following = slots[at + 1]
      if (following !== undefined && following.token !== data.nextPageToken) {
        for (const gone of slots.slice(at + 1)) gone.release()
        slots = slots.slice(0, at + 1)
        if (data.nextPageToken !== null) add(data.nextPageToken, following.shown)
      } else if (following === undefined && data.nextPageToken !== null && slots.length < wanted) {
        add(data.nextPageToken)
      }
    }
  }

  function add(token: string, shown?: Data): void {
    const slot = open(token, shown)
    slots = [...slots, slot]
    follow(slot)
  }

  function change(): void {
    arrange()
    for (const listener of listeners) listener()
  }

  /** The pages by one snapshot of each; the same object until one of these is another. */
  function combined(readOf: (slot: Slot<Data>) => Snapshot<Data>): () => PagesSnapshot<Data> {
    let parts: readonly unknown[] = []
    let whole: PagesSnapshot<Data> = noPages
    return () => {
      const snapshots = slots.map(readOf)
      const read = [...slots, ...snapshots]
      if (read.length === parts.length && read.every((part, index) => part === parts[index])) return whole
      parts = read
      whole = wholeOf(slots, snapshots)
      return whole
    }
  }

  return {
    getSnapshot: newest,
    getInitialSnapshot: initial,
    subscribe: (onChange) => {
      listeners.add(onChange)
      if (listeners.size === 1) {
        for (const slot of slots) follow(slot)
        arrange()
      }
      return () => {
        listeners.delete(onChange)
        if (listeners.size === 0) for (const slot of slots) slot.release()
      }
    },
    loadNext: () => {
      const last = slots.at(-1)
      if (last === undefined) return
      const { state } = last.observer.getSnapshot()
      if (state === 'Error') void last.observer.refresh()
      if (dataOf(last.observer.getSnapshot()) === undefined) return
      wanted = slots.length + 1
      change()
    },
    refresh: async () => {
      for (const { observer } of [...slots]) await observer.refresh()
    },
  }
}

function wholeOf<Data extends PagedData>(
  slots: readonly Slot<Data>[],
  snapshots: readonly Snapshot<Data>[],
): PagesSnapshot<Data> {
  const pages: Data[] = []
  let last: Snapshot<Data> = unfulfilled
  for (const [index, slot] of slots.entries()) {
    last = snapshots[index] ?? unfulfilled
    const data = dataOf(last) ?? slot.shown
    if (data === undefined) break
    pages.push(data)
  }
  return {
    state: snapshots[0]?.state ?? 'Unfulfilled',
    pages,
    error: last.state === 'Error' ? last.error : undefined,
    refreshError: snapshots.map(refreshErrorOf).find((error) => error !== undefined),
    hasNext: pages.at(-1)?.nextPageToken != null,
    isLoadingNext: pages.length > 0 && pages.length < slots.length && last.state !== 'Error',
  }
}

function refreshErrorOf(snapshot: Snapshot<unknown>): FetchResponse | undefined {
  return 'data' in snapshot ? snapshot.refreshError : undefined
}

function dataOf<Data>(snapshot: Snapshot<Data>): Data | undefined {
  return 'data' in snapshot ? snapshot.data : undefined
}
