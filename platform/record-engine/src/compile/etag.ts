import { hash } from 'node:crypto'

/**
 * The eTag of a representation: 32 hex digits over what it is made of. `signature` names the shape (object,
 * fields, version of the metadata, language), `cells` are its values as the database gave them.
 */
export function makeETag(signature: string, cells: readonly unknown[]): string {
  return hash('md5', signature + JSON.stringify(cells))
}
