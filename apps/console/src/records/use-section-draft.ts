import type { InputValue } from './input-value'
import { useFormDraft } from './use-form-draft'

/** Before the name of a field: what was stored in it when it was typed into first. No api name begins so. */
const storedPrefix = '.'

/** What was typed into a record that is edited, and what it was typed over. */
export interface SectionDraft {
  readonly typed: Readonly<Record<string, InputValue>>
  /** What was stored in a field when it was typed into first; undefined where it was not. */
  readonly getReplacedValue: (name: string) => InputValue | undefined
  /** Whether the form began with what was typed before. */
  readonly isRestored: boolean
  readonly set: (name: string, value: InputValue, stored: InputValue) => void
  /** Compares what was typed with another version from now on. */
  readonly rebase: (getStoredValue: (name: string) => InputValue) => void
  /** Forgets what was typed, here and in the tab. */
  readonly clear: () => void
}

/** Returns the name of the draft of a record's section, or of the whole record. Work tabs recognize it by the id at its end. */
export function recordDraftName(recordId: string, sectionId = 'record'): string {
  return `edit ${sectionId} ${recordId}`
}

/**
 * What the signed-in user typed into a record. It survives the tab, so that it may come back to a record that somebody else
 * has saved since: with each field goes what it was typed over.
 */
export function useSectionDraft(form: string): SectionDraft {
  const { typed: draftValues, isRestored, set, clear } = useFormDraft(form)
  const typed = Object.fromEntries(
    Object.entries(draftValues).filter(([name]) => !name.startsWith(storedPrefix)),
  )
  return {
    typed,
    getReplacedValue: (name) => draftValues[storedPrefix + name],
    isRestored,
    set(name, value, stored) {
      if (draftValues[storedPrefix + name] === undefined) set(storedPrefix + name, stored)
      set(name, value)
    },
    rebase(getStoredValue) {
      for (const name of Object.keys(typed)) set(storedPrefix + name, getStoredValue(name))
    },
    clear,
  }
}
