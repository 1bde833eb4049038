import type { SiteDeclaration } from '@porchlight/metadata'
import { consoleApp } from './console'
import { globalActions } from './global-actions'
import { portalApp } from './portal'

/** What an installation has beside its objects: the app of those who serve, that of those who are served. */
export const site: SiteDeclaration = { apps: [consoleApp, portalApp], globalActions }
