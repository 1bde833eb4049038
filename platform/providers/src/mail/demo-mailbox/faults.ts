/** Simulates the failures of real mail servers. Counts add up until they are used or reset. */
export interface MailboxFaults {
  /** Rejects the next `count` recipients, temporarily (451) or permanently (550). */
  readonly refuseNext: (count: number, kind: 'temporary' | 'permanent') => void
  /**
   * Treats this address as having no mailbox: its recipients are permanently rejected, whichever mail arrives first.
   */
  readonly refuseAddress: (address: string) => void
  /** Stores the next `count` messages, but closes the connection before the response. */
  readonly dropNextAfterData: (count: number) => void
  /** Stores the next `count` messages and does not respond until `reset`. */
  readonly holdNextAnswers: (count: number) => void
  /** Ends all faults; responses held back are sent. */
  readonly reset: () => void
}

/** What the server checks at each step. */
interface NextFault {
  readonly refusal: (recipient: string) => 'temporary' | 'permanent' | null
  readonly isDropped: () => boolean
  readonly delay: () => Promise<void>
}

/** Creates the controls and the reader that the server uses. */
export function createFaults(): { readonly faults: MailboxFaults; readonly next: NextFault } {
  let refusals: ('temporary' | 'permanent')[] = []
  const unknown = new Set<string>()
  let drops = 0
  let holds = 0
  let held: (() => void)[] = []
  return {
    faults: {
      refuseNext: (count, kind) => {
        refusals.push(...Array.from({ length: count }, () => kind))
      },
      refuseAddress: (address) => {
        unknown.add(address)
      },
      dropNextAfterData: (count) => {
        drops += count
      },
      holdNextAnswers: (count) => {
        holds += count
      },
      reset: () => {
        refusals = []
        unknown.clear()
        drops = 0
        holds = 0
        for (const answer of held) answer()
        held = []
      },
    },
    next: {
      refusal: (recipient) => (unknown.has(recipient) ? 'permanent' : (refusals.shift() ?? null)),
      isDropped: () => {
        if (drops === 0) return false
        drops -= 1
        return true
      },
      delay: async () => {
        if (holds === 0) return
        holds -= 1
        await new Promise<void>((resolve) => held.push(resolve))
      },
    },
  }
}
