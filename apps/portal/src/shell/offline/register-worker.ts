import { storeNames } from '@porchlight/portal-page'

/** Registers the worker that stores pages for use offline; for customers only. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register(storeNames.worker, { updateViaCache: 'none' }).catch(() => undefined)
}
