import type { Typed } from './field-text'
import { useDrafted } from './use-drafted'

/** Before the name of a field: what was stored in it when it was typed into first. No api name begins so. */
const storedMark = '.'

/** What was typed into a record that is edited, and what it was typed over. */
export interface SectionDraft {
  readonly typed: Readonly<Record<string, Typed>>
  /** What was stored in a field when it was typed into first; undefined where it was not. */
  readonly typedOver: (name: string) => Typed | undefined
  /** Whether the form began with what was typed before. */
  readonly isRestored: boolean
  readonly set: (name: string, value: Typed, stored: Typed) => void
  /** What was typed stands against another version from now on. */
  readonly rebase: (storedIn: (name: string) => Typed) => void
  /** Forgets what was typed, here and in the tab. */
  readonly clear: () => void
}

/** The name of the draft of a section of a record, or of all of it at once. Work tabs know it by the id at its end. */
export function draftOfRecord(recordId: string, sectionId = 'record'): string {
  return `edit ${sectionId} ${recordId}`
}

/**
 * What the signed-in user typed into a record. It survives the tab, so that it may come back to a record that somebody else
 * has saved since: with each field goes what it was typed over.
 */
export function useSectionDraft(form: string): SectionDraft {
  const { typed: drafted, isRestored, set, clear } = useDrafted(form)
  const typed = Object.fromEntries(Object.entries(drafted).filter(([name]) => !name.startsWith(storedMark)))
  return {
    typed,
    typedOver: (name) => drafted[storedMark + name],
    isRestored,
    set(name, value, stored) {
      if (drafted[storedMark + name] === undefined) set(storedMark + name, stored)
      set(name, value)
    },
    rebase(storedIn) {
      for (const name of Object.keys(typed)) set(storedMark + name, storedIn(name))
    },
    clear,
  }
}
