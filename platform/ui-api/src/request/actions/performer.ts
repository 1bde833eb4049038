import type { Performer, Viewer } from '@porchlight/metadata'

/** The viewer as one who performs actions; null for guests and the system, who perform none. */
export function performerOf(viewer: Viewer): Performer | null {
  return viewer.class === 'guest' || viewer.class === 'system' ? null : viewer
}
