import type { Readable } from 'node:stream'

/**
 * Stores the bytes of files. Keys are ours, never a customer's file name: lower-case letters, digits, `-` and `/`.
 * Fails with `unavailable` when the store cannot be reached.
 */
export interface FilesPort {
  /**
   * Stores `bytes` under `key`; resolves once they are completely stored. A failed put leaves nothing under the key.
   */
  put(key: string, bytes: Readable): Promise<void>
  /** Returns the bytes under `key`; null for an unknown key. */
  get(key: string): Promise<Readable | null>
  /** Removes the file stored under `key`, if any. */
  remove(key: string): Promise<void>
}
