import type { ComponentType } from 'react'

/** A text in both languages. */
interface Label {
  readonly en: string
  readonly es: string
}

/** The props of a screen's component. */
export interface ScreenProps {
  /** The parameters of the address, by name. */
  readonly params: Readonly<Record<string, string>>
  /** The screen's `titleLabel` in the page's language. */
  readonly title: string
}

/** A tab of the main navigation; tabs appear in ascending `order`. */
export interface ScreenTab {
  readonly label: Label
  readonly icon: 'home' | 'usage' | 'bill' | 'help' | 'more'
  readonly order: number
  /** Returns the tab's address without `/es`, for the account that the page shows; null when it shows the first. */
  readonly address: (accountId: string | null) => string
  /** Further addresses without `/es` that belong to the tab, including all that start with them. */
  readonly besides?: readonly string[]
}

/** A screen of the portal, as declared by its folder's `screen.ts`. */
export interface Screen {
  /** The folder's name. */
  readonly name: string
  /** Addresses without `/es`, the main one first; parameters as `:name`. Empty for screens that no link leads to. */
  readonly paths: readonly string[]
  readonly access: 'guest' | 'customer'
  /** The document's title, before the brand's name. */
  readonly titleLabel: Label
  /** Present when the main navigation has a tab for the screen. */
  readonly tab?: ScreenTab
  /** Whether links of mails lead to the screen. */
  readonly takesLink?: true
  /** Whether mail programs post to such a link itself, without cookies and without following redirects (RFC 8058). */
  readonly takesPostedLink?: true
  /**
   * Whether it shows the customer's credentials: passwords, second factors, sign-ins, links of mails, the identity
   * check. Staff who view a customer's pages do not see it (docs/adr/0088).
   */
  readonly showsCredentials?: true
  /** Loads the screen's own code. */
  readonly load: () => Promise<ComponentType<ScreenProps>>
}

/** Declares a screen; the identity function, for its types. */
export function defineScreen(screen: Screen): Screen {
  return screen
}
