import type { ResolvedField } from '@porchlight/metadata'
import { metadata } from '@porchlight/server/testing'
import type pg from 'pg'

/** The tables' data about customers and staff, to be detected in responses to those who should not see it. */
export interface GuardedValues {
  /** Returns what a response reveals of them, at most five values. */
  readonly tellings: (payload: string) => readonly string[]
}

/**
 * Reads the ids of all records and the texts that identify someone (addresses, names, unique numbers), except for
 * objects that every customer may read and the records `ownIds`. Without the engine: the tables are queried directly.
 */
export async function readGuardedValues(pool: pg.Pool, ownIds: readonly string[]): Promise<GuardedValues> {
  const guarded = new Set<string>()
  const open = new Set<string>()
  for (const object of metadata.objects.values()) {
    if (object.access.customer.records.kind === 'all') continue
    const fields = [...object.fields.values()].filter(identifiesPerson).map(({ apiName }) => apiName)
    const columns = ['Id', ...fields].map((name) => `"${name}"`).join(', ')
    const { rows } = await pool.query<Readonly<Record<string, string | null>>>(
      `select ${columns} from record."${object.apiName}"`,
    )
    for (const row of rows) {
      for (const value of Object.values(row)) {
        if (typeof value === 'string' && isTelling(value, object.nameFields)) guarded.add(plain(value))
      }
    }
    const own = await pool.query<Readonly<Record<string, unknown>>>(
      `select * from record."${object.apiName}" where "Id" = any($1)`,
      [ownIds],
    )
    for (const value of own.rows.flatMap((row) => Object.values(row))) {
      if (typeof value === 'string') open.add(plain(value))
    }
  }
  for (const value of open) guarded.delete(value)
  return {
    tellings: (payload) => {
      const disclosed = wordsOf(payload).filter((word) => guarded.has(plain(word)))
      return [...new Set(disclosed)].slice(0, 5)
    },
  }
}

/** Returns whether a value is revealing: names of people, and values that are no ordinary words: numbers and addresses. */
function isTelling(value: string, nameFields: readonly string[]): boolean {
  return nameFields.includes('LastName') || (value.length >= 6 && /[\d@]/.test(value))
}

function identifiesPerson({ dataType, unique, nameField, reference }: ResolvedField): boolean {
  return reference === null && (dataType === 'Email' || (dataType === 'String' && (unique || nameField)))
}

/** Normalises ids: those of 15 and of 18 characters are equivalent. */
function plain(value: string): string {
  return isId(value) ? value.slice(0, 15) : value.toLowerCase()
}

function isId(value: string): boolean {
  return /^[a-zA-Z0-9]{15}(?:[A-Z0-5]{3})?$/.test(value) && /^(?:[0-9]|a0)/.test(value)
}

/** Returns whole JSON texts, and anything that looks like an id or a mail address. */
function wordsOf(payload: string): readonly string[] {
  return [
    ...Array.from(payload.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, text = '']) => text),
    ...(payload.match(/\b[a-zA-Z0-9]{15}(?:[A-Z0-5]{3})?\b/g) ?? []),
    ...(payload.match(/[\w.+-]+@[\w.-]+\.\w+/g) ?? []),
  ]
}
