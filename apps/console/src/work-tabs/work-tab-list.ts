import type { WorkTab } from '@porchlight/page-parts/session/work-tabs'

/** More do not fit into a row that can be read; of more, the one that was not looked at for longest closes. */
export const maxTabs = 12

/**
 * The tabs with that one open. One that stays is added; one that is temporary replaces the temporary one
 * before it. A tab that is open already stays where it is. Tabs of `unsaved` paths do not close by themselves.
 */
export function withTab(
  tabs: readonly WorkTab[],
  tab: WorkTab,
  unsaved: ReadonlySet<string>,
): readonly WorkTab[] {
  const open = tabs.find(({ path }) => path === tab.path)
  if (open !== undefined) {
    const isPermanent = open.isPermanent || tab.isPermanent
    return tabs.map((each) => (each === open ? { ...tab, isPermanent } : each))
  }
  const temporary = tabs.find(({ isPermanent, path }) => !isPermanent && !unsaved.has(path))
  if (!tab.isPermanent && temporary !== undefined)
    return tabs.map((each) => (each === temporary ? tab : each))
  const [oldest] = tabs
    .filter(({ path }) => !unsaved.has(path))
    .toSorted((one, other) => one.usedAt - other.usedAt)
  return [...(tabs.length < maxTabs ? tabs : tabs.filter((each) => each !== oldest)), tab]
}

/** The tabs with that one staying. */
export function withTabPermanent(tabs: readonly WorkTab[], path: string): readonly WorkTab[] {
  return tabs.map((tab) => (tab.path === path && !tab.isPermanent ? { ...tab, isPermanent: true } : tab))
}

/** The tab that is shown when the one of `path` closes: the one after it, else the one before; null when it is the only one. */
export function findNeighbour(tabs: readonly WorkTab[], path: string): WorkTab | null {
  const at = tabs.findIndex((tab) => tab.path === path)
  return tabs[at + 1] ?? tabs[at - 1] ?? null
}

/** The tab `step` after the one of `path`, round and round; from outside the tabs, the first or the last. */
export function findAdjacentTab(tabs: readonly WorkTab[], path: string, step: 1 | -1): WorkTab | null {
  const at = tabs.findIndex((tab) => tab.path === path)
  if (at < 0) return (step > 0 ? tabs[0] : tabs.at(-1)) ?? null
  return tabs[(at + step + tabs.length) % tabs.length] ?? null
}
