import type { DefaultTheme } from 'vitepress'
import { documents, listedFolders, type SiteDocument } from './documents'

/** The group's documents, from the root of the repository; decisions are in the order of their numbers. */
const groups: readonly { readonly title: string; readonly holds: RegExp; readonly collapsed?: true }[] = [
  { title: 'Overview', holds: /^[A-Z]+\.md$|^deploy\// },
  { title: listedFolders.guides, holds: /^docs\/guides\// },
  { title: listedFolders.reference, holds: /^docs\/reference\// },
  { title: 'Packages', holds: /^platform\//, collapsed: true },
  { title: listedFolders.adr, holds: /^docs\/adr\//, collapsed: true },
  { title: 'Specification', holds: /^docs\/specification\// },
  { title: 'Glossary', holds: /^docs\/glossary\.md$/ },
]

/** Every document by its title, grouped as the folders are. Errors: an `Error` when a document belongs to no group. */
export function sidebar(): DefaultTheme.SidebarItem[] {
  const homeless = documents.find(({ path }) => groups.every(({ holds }) => !holds.test(path)))
  if (homeless !== undefined) throw new Error(`${homeless.path} belongs to no group of the site`)
  return groups.map(({ title, holds, collapsed }) => {
    const items = documents.filter(({ path }) => holds.test(path)).map(itemOf)
    // A group of one document that is called the same is that document.
    const [only] = items
    if (items.length === 1 && only?.text === title) return only
    return { text: title, items, ...(collapsed === undefined ? {} : { collapsed }) }
  })
}

/** The groups that readers come for most, in the bar above every page. */
export function bar(): DefaultTheme.NavItem[] {
  return [
    { text: listedFolders.guides, link: '/guides/', activeMatch: '^/guides/' },
    { text: listedFolders.reference, link: '/reference/', activeMatch: '^/reference/' },
    { text: listedFolders.adr, link: '/adr/', activeMatch: '^/adr/' },
    { text: 'Specification', link: '/specification/', activeMatch: '^/specification/' },
    { text: 'Glossary', link: '/glossary' },
  ]
}

function itemOf({ page, title }: SiteDocument): DefaultTheme.SidebarItem {
  return { text: title, link: `/${page.replace(/(index)?\.md$/, '')}` }
}
