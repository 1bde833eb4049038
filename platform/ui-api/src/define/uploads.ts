import type { Queryable } from '@porchlight/record-engine'

/** One part of a `multipart/form-data` body, in the order it was sent. A file's bytes can be read once. */
export type UploadPart =
  | { readonly kind: 'field'; readonly name: string; readonly value: unknown }
  | {
      readonly kind: 'file'
      readonly name: string
      readonly fileName: string
      readonly bytes: AsyncIterable<Uint8Array>
    }

/** A file whose bytes were checked and stored. */
export interface StoredFile {
  /** The name that it was sent by, without a path and signs that mislead. */
  readonly fileName: string
  readonly storageKey: string
  /** In bytes. */
  readonly size: number
  /** SHA-256, 64 hexadecimal digits. */
  readonly checksum: string
  readonly extension: string
  readonly mediaType: string
}

/** Where calls store uploaded files; composed by the server. */
export interface Uploads {
  /** Checks and stores a file; `invalidFileFormat`, `fileTooLarge` or `emptyFile` when it cannot be used. */
  receive(bytes: AsyncIterable<Uint8Array>, fileName: string): Promise<StoredFile>
  /** Removes a stored file that no record refers to. */
  discard(file: StoredFile): Promise<void>
  /** Counts a file towards the sender's daily limit, such as a contact's; fails with `fileQuota` beyond it. */
  count(owner: string, size: number, connection: Queryable): Promise<void>
  /** Waits for other uploads of a version of the file, until the transaction of `connection` ends. */
  takeTurn(contentDocumentId: string, connection: Queryable): Promise<void>
  /** Has the file of that version scanned for malware, once the transaction of `connection` has ended. */
  scan(contentVersionId: string, connection: Queryable): Promise<void>
  /** The largest file that is accepted, in bytes. */
  readonly maxBytes: number
}
