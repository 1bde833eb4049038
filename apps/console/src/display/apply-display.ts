/** How the console looks in this browser. */
export interface DisplayChoice {
  /** What the device prefers, unless it is chosen here. */
  readonly theme: 'system' | 'light' | 'dark'
  readonly density: 'comfortable' | 'compact'
}

/**
 * Makes the page look as was chosen in this browser. It is sent as text with every page, to run before the first paint, and
 * so uses nothing from outside. Style sheets say once what is dark, for devices that prefer it: a chosen theme changes for
 * whom that is.
 */
export function applyDisplay(storageKey: string): void {
  let chosen: { readonly theme?: unknown; readonly density?: unknown } = {}
  try {
    chosen = JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {}
  } catch {
    // Without storage, the device's preference applies.
  }
  const { theme, density } = chosen
  const root = document.documentElement
  const preferred = '(prefers-color-scheme: dark)'
  const darkMedia =
    theme === 'dark'
      ? `all, ${preferred}`
      : theme === 'light'
        ? `${preferred} and (max-width: 0px)`
        : preferred
  root.dataset.density = density === 'compact' ? density : 'comfortable'
  root.style.colorScheme = theme === 'dark' || theme === 'light' ? theme : ''
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme')) {
        rule.media.mediaText = darkMedia
      }
    }
  }
}
