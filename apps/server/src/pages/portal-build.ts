import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PortalServerEntry } from '@porchlight/portal-page'

/** The built portal: its server entry, and the folder of the files that browsers load. */
export interface PortalBuild {
  readonly entry: PortalServerEntry
  /** Absolute path of the built client. */
  readonly clientDirectory: string
}

/** Loads the portal as its own build left it in `directory` (`apps/portal/dist`). */
export async function loadPortal(directory: string): Promise<PortalBuild> {
  const entryFile = pathToFileURL(join(directory, 'server', 'entry-server.js')).href
  const entry = (await import(/* @vite-ignore */ entryFile)) as PortalServerEntry
  return { entry, clientDirectory: join(directory, 'client') }
}
