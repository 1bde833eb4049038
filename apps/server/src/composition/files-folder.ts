import { join } from 'node:path'

/** Returns the folder of the files submitted by customers and staff. */
export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files')
}
