import { hash } from 'node:crypto'

/**
 * Returns the eTag of a representation: 32 hex digits over its content. `signature` names the shape (object, fields,
 * version of the metadata, language), `cells` are its values as returned by the database.
 */
export function makeETag(signature: string, cells: readonly unknown[]): string {
  return hash('md5', signature + JSON.stringify(cells))
}
