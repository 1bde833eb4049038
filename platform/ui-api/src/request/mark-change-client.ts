import { entryKey, type StoreWriter } from '@porchlight/data-service'

/**
 * Evicts everything that is of the editions of `of`: an entry that has expired already, of an edition that no answer is of,
 * leaves nothing of the others. `change` tells this change from those before.
 */
export function markChange(of: string, change: string, writer: StoreWriter): void {
  writer.putEntry(entryKey('listChange', of), null, -1, { of, mark: `changed ${change}` })
}
