import type { FetchResponse } from '../network/resource-request'
import type { Draft } from '../store/drafts'
import { isRecordValue } from '../store/record'
import { isSameValue } from '../store/same-value'
import { recordKey } from '../store/store-key'
import type { StoreWriter } from '../store/store-writer'
import type { OfflineContext, OpenWrite } from './offline-adapter'
import type { QueuedWrite } from './queued-write'

interface Shown {
  readonly write: QueuedWrite
  readonly show: (draft: Draft) => void
  readonly settle: (response: FetchResponse | null) => void
}

/** The queued writes that a data service displays: those of its own page, and those found on the device. */
export class ShownDrafts {
  readonly #shown = new Map<string, Shown>()
  #open: OpenWrite | null = null

  /** From now on, displays newly found writes in the data service of `open`. */
  attach(open: OpenWrite): void {
    this.#open = open
  }

  /** Displays a write made by the page itself. */
  add(write: QueuedWrite, { wait, show, settle }: OfflineContext): void {
    this.#shown.set(write.id, { write, show, settle })
    wait(write.recordId, draftOf(write))
  }

  /**
   * Displays the current writes, with the ids of the records created meanwhile; returns those no longer queued that
   * this page has not settled, because another tab has. Those of `onTheirWay` are not displayed again.
   */
  follow(writes: readonly QueuedWrite[], onTheirWay: ReadonlySet<string>): readonly QueuedWrite[] {
    const waiting = new Map(writes.map((write) => [write.id, write]))
    const gone: QueuedWrite[] = []
    for (const [id, { write }] of this.#shown) {
      if (waiting.has(id)) continue
      gone.push(write)
      this.settle(id, null)
    }
    for (const write of writes) {
      const known = this.#shown.get(write.id)
      if (known !== undefined && !isSameValue(draftOf(known.write), draftOf(write)))
        this.#put({ ...known, write })
      else if (known === undefined && this.#open !== null && !onTheirWay.has(write.id))
        this.#put({ write, ...this.#open(write.adapter, write.showIn, takingIn(write)) })
    }
    return gone
  }

  /** Stops displaying a write, with the server's response if there was one; without, it was given up. */
  settle(id: string, response: FetchResponse | null): void {
    const shown = this.#shown.get(id)
    this.#shown.delete(id)
    if (shown !== undefined) queueMicrotask(() => shown.settle(response))
  }

  #put(shown: Shown): void {
    this.#shown.set(shown.write.id, shown)
    shown.show(draftOf(shown.write))
  }
}

function draftOf({ kind, apiName, recordId, fields }: QueuedWrite): Draft {
  if (kind === 'create') return { kind, apiName: apiName ?? '', fields, id: recordId }
  return kind === 'delete' ? { kind, recordId } : { kind, recordId, fields }
}

/** Applies a response without its adapter: stores a record, and for anything else drops what it may have changed. */
function takingIn({ recordId, about }: QueuedWrite) {
  return ({ body }: FetchResponse, writer: StoreWriter): void => {
    if (isRecordValue(body)) {
      writer.putRecord(body)
      return
    }
    const made = typeof body === 'object' && body !== null && 'id' in body ? body.id : null
    for (const id of [recordId, about, made]) if (typeof id === 'string') writer.evict(recordKey(id))
  }
}
