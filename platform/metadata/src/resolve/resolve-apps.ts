import type { AppDeclaration } from '../declare/app'
import { derivedId } from './derived-id'
import type { FieldTables } from './field-tables'
import { invalidMetadata } from './invalid-metadata'
import type { ResolvedApp, ResolvedNavItem } from './resolved-action'

/** The key prefixes of apps and of the entries of their navigation. */
const appKeyPrefix = '06m'
const navItemKeyPrefix = '0Qk'

/** Resolves the apps: ids from names, the objects of their navigation and of their record pages checked. */
export function resolveApps(apps: readonly AppDeclaration[], tables: FieldTables): readonly ResolvedApp[] {
  if (new Set(apps.map(({ developerName }) => developerName.toLowerCase())).size !== apps.length) {
    throw invalidMetadata('Two apps have one name.')
  }
  return apps.map((app) => {
    const objects = app.navItems.flatMap((item) => (item.kind === 'object' ? [item.objectApiName] : []))
    const stranger = [...objects, ...Object.keys(app.recordPages)].find((name) => !tables.has(name))
    if (stranger !== undefined) {
      throw invalidMetadata(`The app ${app.developerName} names ${stranger}, which is not declared.`)
    }
    const navItems = app.navItems.map((item): ResolvedNavItem => {
      const developerName = item.kind === 'object' ? item.objectApiName : item.developerName
      return { ...item, id: derivedId(navItemKeyPrefix, developerName), developerName }
    })
    if (new Set(navItems.map(({ id }) => id)).size !== navItems.length) {
      throw invalidMetadata(`The app ${app.developerName} leads to one page twice.`)
    }
    return { ...app, id: derivedId(appKeyPrefix, app.developerName), navItems }
  })
}
