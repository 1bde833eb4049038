import type { TestWorld } from '@porchlight/test-kit/world'

/** Returns the pages without parameters, in English. */
export function pagePaths(world: TestWorld): readonly string[] {
  const table = world.app.printRoutes({ commonPrefix: false, method: 'GET' })
  const paths = [...table.matchAll(/── (\/[a-z/-]*) \(/g)].map(([, path]) => path ?? '')
  const pages = paths.filter((path) => !/^\/(?:services|lwr|live|dev|assets|webhooks)/.test(path))
  if (pages.length < 40) throw new TypeError(`Only ${pages.length} pages were found.`)
  return pages
}
