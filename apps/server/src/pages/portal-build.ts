import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PortalServerEntry } from '@porchlight/portal-page'

/** The built portal: its server entry, and the folder of the files that browsers load; and the console. */
export interface PortalBuild extends PageBuild<PortalServerEntry> {
  readonly console: PageBuild<Pick<PortalServerEntry, 'renderPage'>>
}

/** The build output of an app that renders pages. */
interface PageBuild<Entry> {
  readonly entry: Entry
  /** Absolute path of the built client. */
  readonly clientDirectory: string
}

/**
 * Loads the portal from its build output in `directory` (`apps/portal/dist`), and the console from `apps/console/dist`.
 */
export async function loadPortal(directory: string): Promise<PortalBuild> {
  const [portal, console] = await Promise.all([
    loadPages<PortalServerEntry>(directory),
    loadPages<Pick<PortalServerEntry, 'renderPage'>>(join(directory, '../../console/dist')),
  ])
  return { ...portal, console }
}

async function loadPages<Entry>(directory: string): Promise<PageBuild<Entry>> {
  const entryFile = pathToFileURL(join(directory, 'server', 'entry-server.js')).href
  const entry = (await import(/* @vite-ignore */ entryFile)) as Entry
  return { entry, clientDirectory: join(directory, 'client') }
}
