import type { Basis } from '../transactions/sources'

/** The consequence of a code: an answer of the market port, or a case for staff. */
export type Consequence = 'Invalid_Service_Point' | 'Not_First_In' | 'hold' | 'staff'

export interface RejectReason {
  readonly text: string
  readonly consequence: Consequence
  readonly basis: Basis
}

/**
 * The codes of rejects (`REF~7G`) and of what could not be carried out (`REF~G7`), as far as public copies document
 * their meaning. Codes that are not listed, and those that only a person can resolve, become a case for staff.
 */
export const rejectReasons: Readonly<Record<string, RejectReason>> = {
  A76: { text: 'Invalid ESI ID', consequence: 'Invalid_Service_Point', basis: 'industry' },
  NFI: { text: 'Not first in', consequence: 'Not_First_In', basis: 'change837' },
  SHF: { text: 'Switch hold', consequence: 'hold', basis: 'change736' },
  A13: { text: 'Other', consequence: 'staff', basis: 'codes824' },
  A78: { text: 'Item or service already established', consequence: 'staff', basis: 'guide814_29' },
  ABN: { text: 'Duplicate request', consequence: 'staff', basis: 'industry' },
  API: { text: 'Required information is missing', consequence: 'staff', basis: 'industry' },
  FME: { text: 'Force majeure', consequence: 'staff', basis: 'change751' },
  FRB: { text: 'Invalid billing type', consequence: 'staff', basis: 'change826' },
  LFG: { text: 'A third party has gained the ESI ID', consequence: 'staff', basis: 'change832' },
  MVO: { text: 'A move-out is scheduled or done', consequence: 'staff', basis: 'change832' },
  TCC: { text: 'A competing request was carried out', consequence: 'staff', basis: 'issue128' },
  TDR: { text: 'Two business days’ notice is required', consequence: 'staff', basis: 'issue128' },
  UND: { text: 'A party’s D-U-N-S number is not known', consequence: 'staff', basis: 'industry' },
  WTM: { text: 'Weather moratorium', consequence: 'staff', basis: 'change751' },
  T018: { text: 'Not carried out: other', consequence: 'staff', basis: 'change766' },
  T022: { text: 'Not carried out: force majeure', consequence: 'staff', basis: 'change751' },
  T023: { text: 'The move-out became a move-in of the same day', consequence: 'staff', basis: 'change766' },
}

/** Returns the description of a code for staff; the market's own text if there is one. */
export function reasonText(code: string, said: string): string {
  const known = rejectReasons[code]?.text ?? ''
  return [known, said].filter((part) => part !== '').join(': ') || 'No reason is stated.'
}
