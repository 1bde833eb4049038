/** Simulates the failures of real services. Counts add up until they are used or reset. */
export interface TextFaults {
  /** Rejects the next `count` texts: temporarily (503), or because the number cannot receive any (400). */
  readonly refuseNext: (count: number, kind: 'temporary' | 'permanent') => void
  /** Stores the next `count` texts, but closes the connection before the response. */
  readonly dropNextAfterTaking: (count: number) => void
  /** Closes every connection immediately, or never responds, until it is `well` again. */
  readonly setFaultMode: (faultMode: TextFaultMode) => void
  /** Returns how connections are currently treated. */
  readonly faultMode: () => TextFaultMode
  readonly reset: () => void
}

export type TextFaultMode = 'well' | 'down' | 'hanging'

/** What the stand-in checks at each step. */
export interface NextTextFault {
  readonly mood: () => TextFaultMode
  readonly refusal: () => 'temporary' | 'permanent' | null
  readonly isDropped: () => boolean
}

/** Creates the controls and the reader that the stand-in uses. */
export function createTextFaults(): { readonly faults: TextFaults; readonly next: NextTextFault } {
  let faultMode: TextFaultMode = 'well'
  let refusals: ('temporary' | 'permanent')[] = []
  let drops = 0
  return {
    faults: {
      refuseNext: (count, kind) => {
        refusals.push(...Array.from({ length: count }, () => kind))
      },
      dropNextAfterTaking: (count) => {
        drops += count
      },
      setFaultMode: (next) => {
        faultMode = next
      },
      faultMode: () => faultMode,
      reset: () => {
        faultMode = 'well'
        refusals = []
        drops = 0
      },
    },
    next: {
      mood: () => faultMode,
      refusal: () => refusals.shift() ?? null,
      isDropped: () => {
        if (drops === 0) return false
        drops -= 1
        return true
      },
    },
  }
}
