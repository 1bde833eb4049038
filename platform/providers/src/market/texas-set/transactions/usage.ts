import type { Part, SegmentRule, TransactionRule } from './declaration'
import { dayOf, esiId, party, requestReference } from './parts'

const optional = { isOptional: true, basis: 'industry' } as const

/** Returns the first segment of a usage report; its first element says which kind it is. */
function beginning(purposes: readonly string[]): SegmentRule {
  return {
    segment: 'BPT',
    key: { 1: purposes },
    elements: [
      { at: 1, name: 'purpose', kind: 'text', least: 2, most: 2 },
      { at: 2, name: 'reference', kind: 'text', most: 30 },
      { at: 3, name: 'date', kind: 'date', least: 8, most: 8 },
      { at: 7, name: 'final', kind: 'text', most: 2, codes: ['F'], isOptional: true },
      { at: 9, name: 'originalReference', kind: 'text', most: 30, isOptional: true },
    ],
    means:
      '`BPT01`: `00` original, `01` cancels, `05` replaces, `52` history, `SU` a reading that begins service. `BPT07` is `F` where it is the last one.',
    basis: 'codes867_03',
  }
}

/** A meter, or the sum of all, with its quantities. */
const products: Part = {
  loop: 'products',
  parts: [
    {
      segment: 'PTD',
      elements: [
        { at: 1, name: 'type', kind: 'text', least: 2, most: 2 },
        { at: 5, name: 'meter', kind: 'text', most: 30, isOptional: true },
      ],
      means:
        '`PTD01`: `SU` the sum, `PL` a meter, `BJ` the reading that begins service; `PTD05` is the meter.',
      basis: 'flightTest',
    },
    dayOf('150', 'from', 'The first day of the period.', optional),
    dayOf('151', 'to', 'The last day of the period.', optional),
    dayOf('140', 'readOn', 'The day of the reading.', { isOptional: true, basis: 'flightTest' }),
    {
      loop: 'quantities',
      isOptional: true,
      parts: [
        {
          segment: 'QTY',
          elements: [
            { at: 1, name: 'qualifier', kind: 'text', least: 2, most: 2 },
            { at: 2, name: 'quantity', kind: 'number', most: 15, isOptional: true },
            { at: 3, name: 'unit', kind: 'text', least: 2, most: 2, isOptional: true },
          ],
          means: '`QD` what was delivered; `KH` kilowatt-hours, `K1` kilowatts.',
          basis: 'codes867_03',
        },
        {
          segment: 'MEA',
          elements: [
            { at: 4, name: 'measuredUnit', kind: 'text', least: 2, most: 2, isOptional: true },
            { at: 5, name: 'readBefore', kind: 'number', most: 20, isOptional: true },
            { at: 6, name: 'read', kind: 'number', most: 20, isOptional: true },
          ],
          isOptional: true,
          means: 'The readings before and now.',
          basis: 'flightTest',
        },
      ],
    },
  ],
}

const usage = (
  name: string,
  purposes: readonly string[],
  title: string,
  purpose: string,
): TransactionRule => ({
  name,
  set: '867',
  group: 'PT',
  title,
  direction: 'received',
  otherParty: 'TDSP',
  purpose,
  parts: [
    beginning(purposes),
    esiId,
    requestReference,
    party('8S', 'utility'),
    party('AY', 'ercot', true),
    party('SJ', 'retailer'),
    products,
  ],
  basis: 'protocols19',
})

/** Reports of usage and of readings; they are sent through ERCOT. */
export const usageReports: readonly TransactionRule[] = [
  usage('867_02', ['52'], 'Historical Usage', 'The usage of an ESI ID before our service.'),
  usage(
    '867_03',
    ['00', '01', '05'],
    'Monthly Usage',
    'The usage of a month; the last one of a service is final.',
  ),
  usage(
    '867_04',
    ['SU'],
    'Initial Meter Read',
    'The reading that begins service, and with it the day on which it began.',
  ),
]
