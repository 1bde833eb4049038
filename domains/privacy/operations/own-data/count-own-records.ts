import type { OwnReader } from './read-own-records'

/** More records of one object than any customer has. */
const countLimit = 1_000_000

/** How many records of an object the viewer may read. */
export async function countOwnRecords({ engine, viewer }: OwnReader, objectApiName: string): Promise<number> {
  const request = { objectApiName, condition: null, parent: null, searchTerm: null }
  return (await engine.countRecords(viewer, request, countLimit)).count
}
