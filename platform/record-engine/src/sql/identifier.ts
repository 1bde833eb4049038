import type { ResolvedObject } from '@porchlight/metadata'

/** Quotes a name for SQL. Names come only from resolved metadata; quoting makes them safe. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Returns the table that holds an object's records: `record."Account"`. */
export function tableOf(object: ResolvedObject): string {
  return `record.${quoteIdentifier(object.apiName)}`
}

/** A column of the row that `alias` names: `t."Name"`. */
export function columnOf(alias: string, fieldApiName: string): string {
  return `${alias}.${quoteIdentifier(fieldApiName)}`
}

/**
 * A text column with case folded by Unicode's rules and compared byte by byte: equal for `José` and `JOSÉ`
 * on every server, whatever its locale. Unique indexes and case-insensitive equality both use this form.
 */
export function foldedText(column: string): string {
  return `(lower(${column} collate "und-x-icu") collate "C")`
}

/** A text constant for SQL; for names of resolved metadata, never for values of requests. */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
