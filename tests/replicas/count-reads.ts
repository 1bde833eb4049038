import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { replicaReadsChannel } from '@porchlight/server/testing'

/** Counts who answers the reads that replicas might have answered, in this process. */
export function countReads() {
  const counts = new Map<string, number>()
  const onRead = (message: unknown) => {
    const source = String(message)
    counts.set(source, (counts.get(source) ?? 0) + 1)
  }
  subscribe(replicaReadsChannel.name, onRead)
  return {
    of: (source: string) => counts.get(source) ?? 0,
    all: () => Object.fromEntries(counts),
    clear: () => counts.clear(),
    stop: () => unsubscribe(replicaReadsChannel.name, onRead),
  }
}
