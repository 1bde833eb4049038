import { createPageCache } from './shell/offline/page-cache'

/**
 * The parts of the worker's scope that this file needs; the browser's library has no types for it alongside the page's.
 */
interface Worker {
  addEventListener(
    type: 'install' | 'activate',
    listen: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void
  addEventListener(
    type: 'fetch',
    listen: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
}

const worker = globalThis as unknown as Worker
const pageCache = createPageCache({
  caches,
  fetch: (request, init) => fetch(request, init),
  now: () => new Date(),
  origin: location.origin,
})

worker.addEventListener('install', (event) =>
  event.waitUntil(pageCache.prepare().then(() => worker.skipWaiting())),
)
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageCache.answer(event.request))
})
