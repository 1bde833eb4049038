import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'

/** A table as described in the first line of a copy. */
interface TableFacts {
  readonly schema: string
  readonly name: string
  readonly rows: number
  readonly sha256: string
  readonly bytes: number
  readonly columns: readonly { readonly name: string }[]
}

/** The first line of a copy. */
interface ManifestFacts {
  readonly migrations: readonly string[]
  readonly tables: readonly TableFacts[]
  readonly unfinishedJobs: readonly { readonly jobName: string; readonly waiting: number }[]
  readonly schemaSignature: string
}

/** Reads the first line of a copy with only gunzip and a JSON parser. */
export function manifestOf(file: string): ManifestFacts {
  const text = gunzipSync(readFileSync(file)).toString('utf8')
  return JSON.parse(text.slice(0, text.indexOf('\n'))) as ManifestFacts
}

/** Returns rows and checksum of each table, by name, except for the names in `except`. */
export function contentsOf(file: string, except: readonly string[] = []): Readonly<Record<string, string>> {
  return Object.fromEntries(
    manifestOf(file)
      .tables.map(
        ({ schema, name, rows, sha256 }) => [`${schema}.${name}`, `${rows} rows, ${sha256}`] as const,
      )
      .filter(([name]) => !except.includes(name)),
  )
}

/** Writes a modified copy of a copy, with its unpacked text changed. */
export function rewriteCopy(from: string, to: string, change: (text: string) => string): void {
  const text = gunzipSync(readFileSync(from)).toString('latin1')
  writeFileSync(to, gzipSync(Buffer.from(change(text), 'latin1')))
}

/** An unpacked copy: its first line, and the rest as one character per byte. */
export interface CopyParts {
  readonly manifest: ManifestFacts
  readonly rows: string
}

/** Writes a modified copy of a copy, with its parts changed. */
export function rewriteParts(from: string, to: string, change: (parts: CopyParts) => CopyParts): void {
  rewriteCopy(from, to, (text) => {
    const end = text.indexOf('\n')
    const parts = change({ manifest: JSON.parse(text.slice(0, end)), rows: text.slice(end + 1) })
    return `${JSON.stringify(parts.manifest)}\n${parts.rows}`
  })
}
