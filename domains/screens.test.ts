import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../scripts/source/list-files'
import { root } from '../scripts/source/root'
import { linkPurposes } from './customers/operations/mail/link-purposes'
import { orderPages } from './enrollment/operations/order-task/task-subject'
import { screens } from './screens'
import { handlers } from './server'

const files = listFiles('domains', ['/screen.ts'])

// Pages carry the styles of what their folder builds to (ADR 14): one that loads elsewhere comes without, and unstyled.
it.each(files)('%s loads a file of its own folder', (file) => {
  const source = readFileSync(join(root, file), 'utf8')
  expect([...source.matchAll(/import\('([^']+)'\)/g)].map(([, path]) => path)).toEqual([
    expect.stringMatching(/^\.\/[A-Z]\w+$/),
  ])
})

// A screen that does not take the link of its mail shows everybody the page of a link that no longer works.
it('takes the link of each mail on the page that it leads to', () => {
  const pages: readonly string[] = [
    ...Object.values(linkPurposes).flatMap(({ page }) => page ?? []),
    ...orderPages.map((page) => `/${page}/:orderId`),
  ]
  const taking = screens.filter(({ takesLink }) => takesLink).flatMap(({ paths }) => paths)
  expect(pages.filter((page) => !taking.includes(page))).toEqual([])
})

it('has a page at every address whose form a method takes, each for one method', () => {
  const addresses = handlers.flatMap(({ contract }) => contract.forms ?? [])
  const pages = screens.flatMap(({ paths }) => paths)
  expect(addresses.filter((address) => !pages.includes(address))).toEqual([])
  expect(new Set(addresses).size).toBe(addresses.length)
})

it('finds the folder of every page by its address', () => {
  const folders = new Map(
    files.map((file) => [/name: '([^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1], dirname(file)]),
  )
  const lost = screens
    .filter(({ paths }) => paths.length > 0)
    .map(({ name, paths }) => ({ address: paths[0] ?? '', folder: folders.get(name) ?? '' }))
    .filter(({ address, folder }) => {
      const own = folderOf(address, folder.split('/')[1] ?? '')
      // Guests and customers have a page each at `/`: that of guests has a folder of its own below.
      return folder !== own && !(address === '/' && folder.startsWith(`${own}/`))
    })
  expect(lost).toEqual([])
  expect(files.every((file) => existsSync(join(root, file)))).toBe(true)
})

/**
 * Where a page stands: `/profile/language` is `profile/screens/language`, `/usage/:accountId/day/:day` is
 * `energy/screens/usage/account/day`. A parameter is a folder by its name without `Id` or `Code`, once; a domain's own
 * name is not said again.
 */
function folderOf(address: string, domain: string): string {
  const segments = address
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => segment.replace(/^:(\w+?)(Id|Code)?$/, '$1'))
  const inside = segments[0] === domain ? segments.slice(1) : segments
  const once = inside.filter((segment, index) => segment !== inside[index - 1])
  return [`domains/${domain}/screens`, ...once].join('/')
}
