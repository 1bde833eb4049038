import type { ResolvedApp } from '@porchlight/metadata'
import type { CallContext } from '../define/handler'

/** The apps that are for the viewer, its own first. */
export function appsOf({ metadata, viewer }: CallContext): readonly ResolvedApp[] {
  return metadata.apps.filter(({ audience }) => audience.some((viewerClass) => viewerClass === viewer.class))
}
