import { entryKey, type StoreWriter } from '@porchlight/data-service'

/**
 * Evicts everything that belongs to the editions of `of`: an already expired entry, with an edition that no response
 * has, displaces the others. `change` distinguishes this change from earlier ones.
 */
export function markChange(of: string, change: string, writer: StoreWriter): void {
  writer.putEntry(entryKey('listChange', of), null, -1, { of, mark: `changed ${change}` })
}
