import type { ElementRule, LoopRule, SegmentRule } from './declaration'
import type { Basis } from './sources'

const reference: ElementRule = { at: 2, name: 'reference', kind: 'text', most: 30 }
const day: ElementRule = { at: 3, name: 'date', kind: 'date', least: 8, most: 8 }

/** Returns the start of a transaction. `original` is required of a response, and of a change to an earlier one. */
export function beginning(
  purpose: '11' | '13',
  { original, number }: { readonly original?: 'required' | 'optional'; readonly number?: string } = {},
): SegmentRule {
  const elements: ElementRule[] = [reference, day]
  if (original !== undefined) {
    const isOptional = original === 'optional' ? { isOptional: true as const } : {}
    elements.push({ at: 6, name: 'originalReference', kind: 'text', most: 30, ...isOptional })
  }
  if (number !== undefined) {
    elements.push({ at: 7, name: 'transaction', kind: 'text', least: 2, most: 2, isOptional: true })
  }
  return {
    segment: 'BGN',
    key: { 1: purpose },
    elements,
    means:
      '`BGN02` names the transaction for good; `BGN06` is the `BGN02` of the earlier one that it is about; `BGN07` has the two digits of the transaction.',
    // A public copy shows only `BGN02` and `BGN06`.
    basis: number === undefined ? 'change737' : 'unverified',
  }
}

/** Returns a party by its D-U-N-S number (`1`), or that with a suffix (`9`). */
export function party(code: 'SJ' | 'AY' | '8S', name: string, isOptional = false): SegmentRule {
  const elements: readonly ElementRule[] = [
    { at: 2, name: `${name}Name`, kind: 'text', most: 60 },
    { at: 3, name: `${name}Qualifier`, kind: 'text', most: 2, codes: ['1', '9'] },
    { at: 4, name: `${name}Id`, kind: 'text', least: 2, most: 80 },
    { at: 6, name: `${name}Role`, kind: 'text', least: 2, most: 3, codes: ['40', '41'], isOptional: true },
  ]
  const means = { SJ: 'The retailer (CR)', AY: 'ERCOT', '8S': 'The utility (TDSP)' }[code]
  return {
    segment: 'N1',
    key: { 1: code },
    elements,
    ...(isOptional ? { isOptional: true } : {}),
    means: `${means}; \`N106\` says who receives (\`40\`) and who sends (\`41\`).`,
    basis: 'flightTest',
  }
}

/** The customer, whose address is the service address. */
export const customer: LoopRule = {
  loop: 'customer',
  parts: [
    {
      segment: 'N1',
      key: { 1: '8R' },
      elements: [{ at: 2, name: 'name', kind: 'text', most: 60 }],
      means:
        'The name of the customer; one that is a sign of punctuation alone is refused (change control 836).',
      basis: 'flightTest',
    },
    {
      segment: 'N3',
      elements: [{ at: 1, name: 'street', kind: 'text', most: 55 }],
      isOptional: true,
      means: 'The street of the service address.',
      basis: 'industry',
    },
    {
      segment: 'N4',
      elements: [
        { at: 1, name: 'city', kind: 'text', least: 2, most: 30 },
        { at: 2, name: 'state', kind: 'text', least: 2, most: 2 },
        { at: 3, name: 'postalCode', kind: 'text', least: 3, most: 15 },
      ],
      means: 'A switch needs at least the ZIP code, besides the ESI ID.',
      basis: 'protocols15',
    },
    {
      segment: 'PER',
      key: { 1: 'IC', 3: 'TE' },
      elements: [
        { at: 2, name: 'contactName', kind: 'text', most: 60 },
        { at: 4, name: 'telephone', kind: 'text', most: 80 },
      ],
      isOptional: true,
      means: 'Whom the utility calls.',
      basis: 'industry',
    },
  ],
}

/** Returns the service that it is about: `MVI` a move-in, `MVO` a move-out; a switch has neither. */
export function service(code?: 'MVI' | 'MVO'): SegmentRule {
  return {
    segment: 'LIN',
    key:
      code === undefined
        ? { 2: 'SH', 3: 'EL', 4: 'SH', 5: 'CE' }
        : { 2: 'SH', 3: 'EL', 4: 'SH', 5: 'CE', 6: 'SH', 7: code },
    elements: [{ at: 1, name: 'line', kind: 'text', most: 20 }],
    means: 'Electricity (`EL`), generation services (`CE`); `LIN07` or `LIN09` has `MVI` or `MVO`.',
    basis: 'change846',
  }
}

/** The service of a response, wherever the codes of its request are. */
export const serviceOfAnswer: SegmentRule = {
  segment: 'LIN',
  elements: [
    { at: 1, name: 'line', kind: 'text', most: 20 },
    { at: 7, name: 'serviceCode', kind: 'text', most: 48, isOptional: true },
    { at: 9, name: 'otherServiceCode', kind: 'text', most: 48, isOptional: true },
  ],
  means: 'As in the request.',
  basis: 'change846',
}

/** Returns the request or response; `021` adds, `024` ends, `001` changes. */
export function action(
  codes: readonly ('7' | 'WQ' | 'U')[],
  types: readonly ('021' | '024' | '001')[],
  basis: Basis = 'industry',
): SegmentRule {
  return {
    segment: 'ASI',
    elements: [
      { at: 1, name: 'action', kind: 'text', least: 1, most: 2, codes },
      { at: 2, name: 'maintenance', kind: 'text', least: 3, most: 3, codes: types },
    ],
    means: '`7` requests, `WQ` accepts, `U` rejects.',
    basis,
  }
}

export const esiId: SegmentRule = {
  segment: 'REF',
  key: { 1: 'Q5' },
  elements: [{ at: 3, name: 'esiId', kind: 'text', least: 1, most: 80 }],
  means: 'The ESI ID.',
  basis: 'flightTest',
}

/** The `BGN02` of the request that a response or a reading is about. */
export const requestReference: SegmentRule = {
  segment: 'REF',
  key: { 1: 'TN' },
  elements: [{ at: 2, name: 'requestReference', kind: 'text', most: 30 }],
  isOptional: true,
  means: 'The `BGN02` of the request that it comes of.',
  basis: 'flightTest',
}

/** Returns the reasons for a rejection. */
export function reasons(code: '7G' | 'G7', isOptional: boolean, basis: Basis): LoopRule {
  return {
    loop: code === '7G' ? 'rejections' : 'obstacles',
    ...(isOptional ? { isOptional: true } : {}),
    parts: [
      {
        segment: 'REF',
        key: { 1: code },
        elements: [
          { at: 2, name: 'code', kind: 'text', most: 30 },
          { at: 3, name: 'text', kind: 'text', most: 80, isOptional: true },
        ],
        means:
          code === '7G' ? 'Why it is rejected; `A13` comes with a text.' : 'Why it could not be carried out.',
        basis,
      },
    ],
  }
}

/** The qualifiers that a reader accepts for the day of a meter reading; the first is written. */
export const readingDay = ['MRR', '150', '151', '007', '140'] as const

/** Returns a day in `DTM`. */
export function dayOf(
  codes: string | readonly string[],
  name: string,
  means: string,
  { isOptional, basis }: { readonly isOptional: boolean; readonly basis: Basis },
): SegmentRule {
  return {
    segment: 'DTM',
    key: { 1: codes },
    elements: [{ at: 2, name, kind: 'date', least: 8, most: 8 }],
    ...(isOptional ? { isOptional: true } : {}),
    means,
    basis,
  }
}
