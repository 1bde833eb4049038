import type { SegmentRule, TransactionRule } from './declaration'
import { esiId, party, reasons } from './parts'

const begin = (purposes: readonly string[], hasOriginal: boolean): SegmentRule => ({
  segment: 'BGN',
  key: { 1: purposes },
  elements: [
    { at: 2, name: 'reference', kind: 'text', most: 30 },
    { at: 3, name: 'date', kind: 'date', least: 8, most: 8 },
    {
      at: 6,
      name: 'originalReference',
      kind: 'text',
      most: 30,
      ...(hasOriginal ? {} : { isOptional: true }),
    },
    { at: 8, name: 'action', kind: 'text', most: 2, isOptional: true },
  ],
  means: '`BGN08` of a 650_04: `R8` terminates service and wants an 814_24, `S2` suspends it.',
  basis: 'change810',
})

const shared = { set: '650', group: 'MO', direction: 'received', otherParty: 'TDSP' } as const

/** The utility's reports on its work at a meter. The portal orders none, so the 650_01 is not declared. */
export const serviceOrders: readonly TransactionRule[] = [
  {
    ...shared,
    name: '650_02',
    title: 'Service Order Response',
    purpose: 'Says that a service order of the retailer is done, could not be done, or is rejected.',
    parts: [
      begin(['11'], true),
      party('8S', 'utility'),
      party('SJ', 'retailer'),
      { ...esiId, basis: 'unverified' },
      reasons('7G', true, 'change751'),
      reasons('G7', true, 'change751'),
    ],
    basis: 'change737',
  },
  {
    ...shared,
    name: '650_04',
    title: 'Suspension of Delivery Service Notification',
    purpose: 'Says that the utility suspends or terminates service, or takes it up again.',
    parts: [
      begin(['00', '01', '13', '79'], false),
      party('8S', 'utility'),
      party('SJ', 'retailer'),
      { ...esiId, basis: 'unverified' },
      {
        segment: 'REF',
        key: { 1: '5H' },
        elements: [
          { at: 2, name: 'suspension', kind: 'text', most: 30 },
          { at: 3, name: 'text', kind: 'text', most: 80, isOptional: true },
        ],
        isOptional: true,
        means: 'Why.',
        basis: 'change810',
      },
    ],
    basis: 'change810',
  },
]
