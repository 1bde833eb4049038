import { join } from 'node:path'

/** The folder of the files that customers and staff handed in. */
export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files')
}
