/** The keys of the tabs, which work on every page of the console. */
export const tabKeys = { keep: 't', next: 'n', previous: 'p', close: 'w' } as const

type TabKeyHandler = (key: string) => void

let handler: TabKeyHandler | null = null

/** Says what a key of the tabs does; null when there are no tabs. */
export function setTabKeyHandler(next: TabKeyHandler | null): void {
  handler = next
}

/** Carries out a key of the tabs. */
export function pressTabKey(key: string): void {
  handler?.(key)
}
