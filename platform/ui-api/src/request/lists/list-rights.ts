import type { Viewer, ViewerClass } from '@porchlight/metadata'
import type { ListViewReader } from '@porchlight/personalization'
import type { ListShares, WrittenListView } from './list-definition'

/** A member of staff: they may create list views. Customers read those that are part of the objects. */
export type StaffViewer = Extract<Viewer, { readonly class: 'advisor' | 'supervisor' | 'admin' }>

/** The roles that a list view can be shared with, from the least to the most; a role's subordinates are those before it. */
export const shareRoles = [
  { shareApiName: 'Advisor', viewerClass: 'advisor', label: { en: 'Advisors', es: 'Asesores' } },
  { shareApiName: 'Supervisor', viewerClass: 'supervisor', label: { en: 'Supervisors', es: 'Supervisores' } },
  { shareApiName: 'Admin', viewerClass: 'admin', label: { en: 'Administrators', es: 'Administradores' } },
] as const

/** The kinds of groups that there are here; all staff is internal, so the last two mean the same. */
export const shareTypes = ['Role', 'RoleAndSubordinates', 'RoleAndSubordinatesInternal'] as const

/** Returns the viewer as a creator of list views; null for everyone who cannot create any. */
export function staffOf(viewer: Viewer): StaffViewer | null {
  return viewer.class === 'advisor' || viewer.class === 'supervisor' || viewer.class === 'admin'
    ? viewer
    : null
}

/** The brand that a member of staff serves; null for administrators, who serve all. */
export function brandOf(viewer: StaffViewer): string | null {
  return viewer.class === 'admin' ? null : viewer.brand
}

/** Returns whose list views a member of staff may see. */
export function readerOf(viewer: StaffViewer): ListViewReader {
  return { ownerId: viewer.userId, brand: brandOf(viewer) }
}

/** Whether a member of staff may publish list views: supervisors and administrators may. */
export function mayPublish(viewer: StaffViewer): boolean {
  return viewer.class !== 'advisor'
}

/**
 * Whether the viewer may see a list view. Those that are part of the objects are visible to everyone who can read the
 * object; private ones to their owners; public ones to the staff of their brand (enforced by the store); shared ones to
 * the roles they are shared with. Administrators see all but private ones.
 */
export function reaches(view: WrittenListView, viewer: Viewer): boolean {
  if (view.maker === null) return true
  const staff = staffOf(viewer)
  if (staff === null) return false
  if (view.maker.ownerId === staff.userId) return true
  if (view.visibility === 'Private') return false
  return (
    staff.class === 'admin' ||
    view.visibility === 'Public' ||
    isSharedWith(view.definition.shares, staff.class)
  )
}

/** Whether the viewer may change and delete a list view: its owner may, and administrators may for published ones. */
export function mayChange(view: WrittenListView, viewer: Viewer): boolean {
  const staff = staffOf(viewer)
  if (view.maker === null || staff === null) return false
  return view.maker.ownerId === staff.userId || (staff.class === 'admin' && view.visibility !== 'Private')
}

function isSharedWith(shares: readonly ListShares[], viewerClass: ViewerClass): boolean {
  const rank = shareRoles.findIndex((role) => role.viewerClass === viewerClass)
  return shares.some(({ shareType, shares: groups }) =>
    groups.some(({ shareApiName }) => {
      const shared = shareRoles.findIndex((role) => role.shareApiName === shareApiName)
      return shareType === 'Role' ? shared === rank : shared >= rank
    }),
  )
}
