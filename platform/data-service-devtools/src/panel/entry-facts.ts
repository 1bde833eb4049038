import type { Inside, InspectedEntry } from '@porchlight/data-service'
import type { Recorder } from '../recording/recorder'

/** Returns the content of an entry in readable form. */
export function contentOf(entry: InspectedEntry, { store }: Inside): unknown {
  if (entry.kind === 'value') return entry.template
  if (entry.kind === 'error') return entry.error
  const { head, version, fields, isDraft } = entry
  const drafts = store.drafts.get(entry.key)
  const hoped = isDraft || drafts !== undefined ? { isDraft, drafts: drafts ?? [] } : {}
  return { id: head.id, apiName: head.apiName, weakEtag: version, fields, ...hoped }
}

export interface EntryState {
  readonly name: 'fresh' | 'stale' | 'expired' | 'not kept' | 'draft'
  /** The time that is left, or why it has none. */
  readonly detail: string
}

/** Stale means invalidated before its time, expired means past its lifetime. */
export function stateOf(entry: InspectedEntry, { inside, staleBy }: Recorder): EntryState {
  const left = entry.expiresAt - inside.now()
  if (entry.kind === 'record' && entry.isDraft)
    return { name: 'draft', detail: 'until its write is answered' }
  if (left === Number.NEGATIVE_INFINITY)
    return { name: 'not kept', detail: 'for those who were reading, as it was forced' }
  if (left >= 0) return { name: 'fresh', detail: Number.isFinite(left) ? duration(left) : 'without end' }
  const stale = staleBy.get(entry.key)
  return stale?.expiresAt === entry.expiresAt
    ? { name: 'stale', detail: stale.why }
    : { name: 'expired', detail: `${duration(-left)} ago` }
}

const sizes = new WeakMap<object, number>()

/** How many bytes the content is as JSON. */
export function sizeOf(entry: InspectedEntry): number {
  const content =
    entry.kind === 'record' ? entry.fields : entry.kind === 'value' ? entry.template : entry.error
  if (typeof content !== 'object' || content === null) return String(JSON.stringify(content) ?? '').length
  let size = sizes.get(content)
  if (size === undefined) {
    size = new TextEncoder().encode(JSON.stringify(content)).length
    sizes.set(content, size)
  }
  return size
}

/** `42 s`, `3 min 5 s`, `2 h 10 min`. */
function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`
}

/** `14:03:27.120`, in the viewer's time zone. */
export function clockTime(at: number): string {
  const date = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  const ms = String(date.getMilliseconds()).padStart(3, '0')
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}.${ms}`
}
