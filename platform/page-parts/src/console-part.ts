import type { ComponentType } from 'react'
import type { ScreenProps } from './screen'

/** A page of the console that metadata cannot describe, as declared by its folder's `page.ts`. */
export interface ConsolePage {
  /** The folder's name. */
  readonly name: string
  /** Addresses without `/es`, the main one first; parameters as `:name`. */
  readonly paths: readonly string[]
  /** The document's title, before the brand's name. */
  readonly titleLabel: { readonly en: string; readonly es: string }
  /** Whether it exists only for those whose navigation lists it; by default it exists for all staff. */
  readonly isOnlyWhereListed?: boolean
  /** Loads the page's own code. */
  readonly load: () => Promise<ComponentType<ScreenProps>>
}

/** The props of a panel. */
export interface RecordPanelProps {
  /** The record whose page shows it. */
  readonly recordId: string
}

/** A part of the record pages of one object, as declared by its folder's `panel.ts`. */
export interface RecordPanel {
  /** The folder's name. */
  readonly name: string
  readonly objectApiName: string
  /** Above the sections of the record; next to them, above the related lists; or below those, for rare actions. */
  readonly place: 'main' | 'side' | 'end'
  /** Loads the panel's own code. */
  readonly load: () => Promise<ComponentType<RecordPanelProps>>
}

/** Declares a page of the console; the identity function, for its types. */
export function defineConsolePage(page: ConsolePage): ConsolePage {
  return page
}

/** Declares a panel of record pages; the identity function, for its types. */
export function defineRecordPanel(panel: RecordPanel): RecordPanel {
  return panel
}
