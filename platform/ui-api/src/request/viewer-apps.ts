import { fail } from '@porchlight/errors'
import { type ResolvedApp, toRecordId } from '@porchlight/metadata'
import type { CallContext } from '../define/handler'

/** The apps that are for the viewer, its own first. */
export function appsOf({ metadata, viewer }: CallContext): readonly ResolvedApp[] {
  return metadata.apps.filter(({ audience }) => audience.some((viewerClass) => viewerClass === viewer.class))
}

/** The viewer's app of that id or developer name; fails with `notFound`. */
export function findApp(idOrName: string, context: CallContext): ResolvedApp {
  const id = toRecordId(idOrName)
  const name = idOrName.toLowerCase()
  const found = appsOf(context).find((app) => app.id === id || app.developerName.toLowerCase() === name)
  if (found === undefined) throw fail('notFound')
  return found
}
