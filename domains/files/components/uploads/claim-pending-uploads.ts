import { storeNames } from '@porchlight/portal-page'

const storageKey = storeNames.begunUploads
const ownerKey = storeNames.uploadsBy

/** Deletes what another person started in this tab; `userId` is empty for a guest, such as after a log-out. */
export function claimPendingUploads(userId: string): void {
  try {
    if ((sessionStorage.getItem(ownerKey) ?? '') !== userId) sessionStorage.removeItem(storageKey)
    sessionStorage.setItem(ownerKey, userId)
  } catch {
    // Where storage is switched off nothing was stored.
  }
}
