/** What can block service, by the stored values of the objects that hold it. */
export interface Situation {
  readonly deposit: DepositState | null
  readonly identity: IdentityState | null
  readonly documents: readonly { readonly type: DocumentType; readonly status: DocumentState }[]
  readonly notice?: {
    readonly type: 'Outstanding_Balance' | 'Switch_Hold'
    readonly reason: 'Own_Debt' | 'Payment_Plan' | 'Tampering' | 'Previous_Occupant'
    readonly status: NoticeState
  }
}

export type DepositState = 'Due' | 'Part_Paid' | 'Paid' | 'Waived' | 'In_Review' | 'Refunded' | 'Cancelled'
export type IdentityState = 'Sent' | 'Passed' | 'Failed' | 'Manual_Review' | 'Expired'
export type DocumentState = 'Requested' | 'Received' | 'Checking' | 'Accepted' | 'Rejected' | 'Waived'
export type DocumentType =
  | 'Identity'
  | 'Proof_Of_Residence'
  | 'Lease'
  | 'Ownership'
  | 'New_Occupant_Statement'
export type NoticeState = 'Open' | 'Checking' | 'Resolved' | 'Rejected'

const depositStates: readonly (DepositState | null)[] = [
  'Due',
  'Part_Paid',
  'In_Review',
  'Paid',
  'Waived',
  null,
]
/** None is in progress: the stand-in of the identity check has no checks of the demo. */
const identityStates = ['Sent', 'Sent', 'Passed', 'Failed', 'Manual_Review', 'Expired'] as const
const documentStates = ['Requested', 'Received', 'Checking', 'Accepted', 'Rejected', 'Waived'] as const
const documentTypes = ['Proof_Of_Residence', 'Lease', 'Ownership', 'Identity'] as const
const noticeStates = ['Open', 'Checking', 'Resolved', 'Rejected'] as const

/**
 * Returns the situation of a brand's pending order number `index`. Over 18 of them each state of a deposit and of a
 * document occurs three times, and that of an identity check at least as often.
 */
export function situationOf(index: number): Situation {
  const documentState = documentStates[(index + 1) % 6] ?? 'Requested'
  const documentType = documentTypes[index % 4] ?? 'Lease'
  return {
    deposit: depositStates[Math.floor(index / 3) % 6] ?? null,
    identity: identityStates[index % 6] ?? null,
    documents: [{ type: documentType, status: documentState }],
  }
}

/** Returns both kinds of notice, each in every state, one after the other. */
export function noticeOf(index: number): NonNullable<Situation['notice']> {
  const status = noticeStates[Math.floor(index / 2) % 4] ?? 'Open'
  if (index % 2 === 0) {
    const reason = index % 6 === 4 ? 'Previous_Occupant' : 'Own_Debt'
    return { type: 'Outstanding_Balance', reason, status }
  }
  const reasons = ['Previous_Occupant', 'Payment_Plan', 'Tampering'] as const
  return { type: 'Switch_Hold', reason: reasons[Math.floor(index / 2) % 3] ?? 'Previous_Occupant', status }
}
