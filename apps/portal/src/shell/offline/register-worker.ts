import { storeNames } from '@porchlight/portal-page'

/** Has pages kept for when there is no network; for customers only. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register(storeNames.worker, { updateViaCache: 'none' }).catch(() => undefined)
}
