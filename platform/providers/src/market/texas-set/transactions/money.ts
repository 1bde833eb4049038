import type { TransactionRule } from './declaration'
import { dayOf, esiId, party } from './parts'

/** What the utility charges the retailer. */
export const invoice: TransactionRule = {
  name: '810_02',
  set: '810',
  group: 'IN',
  title: 'TDSP to CR Invoice',
  direction: 'received',
  otherParty: 'TDSP',
  purpose: 'The charges for delivery, services and lateness of one ESI ID; it is paired with an 867_03.',
  parts: [
    {
      segment: 'BIG',
      elements: [
        { at: 1, name: 'date', kind: 'date', least: 8, most: 8 },
        { at: 2, name: 'reference', kind: 'text', most: 22 },
        { at: 7, name: 'type', kind: 'text', least: 2, most: 2, isOptional: true },
        { at: 8, name: 'purpose', kind: 'text', least: 2, most: 2, isOptional: true },
      ],
      means: '`BIG02` is the number of the invoice; `BIG08`: `00` original, `01` cancels, `05` replaces.',
      basis: 'meeting2007',
    },
    { ...esiId, basis: 'unverified' },
    party('8S', 'utility'),
    party('SJ', 'retailer'),
    dayOf('150', 'from', 'The first day of the period.', { isOptional: true, basis: 'industry' }),
    dayOf('151', 'to', 'The last day of the period.', { isOptional: true, basis: 'industry' }),
    {
      loop: 'charges',
      isOptional: true,
      parts: [
        {
          segment: 'SAC',
          elements: [
            { at: 1, name: 'sign', kind: 'text', least: 1, most: 1, codes: ['C', 'A', 'N'] },
            { at: 4, name: 'code', kind: 'text', most: 10, isOptional: true },
            { at: 5, name: 'amount', kind: 'amount', most: 15, isOptional: true },
            { at: 15, name: 'text', kind: 'text', most: 80, isOptional: true },
          ],
          means: '`C` charges, `A` allows, `N` neither; cents.',
          basis: 'x12',
        },
      ],
    },
    {
      loop: 'taxes',
      isOptional: true,
      parts: [
        {
          segment: 'TXI',
          elements: [
            { at: 1, name: 'type', kind: 'text', least: 2, most: 2 },
            { at: 2, name: 'amount', kind: 'number', most: 18, isOptional: true },
          ],
          means: 'A tax; dollars.',
          basis: 'x12',
        },
      ],
    },
    {
      segment: 'TDS',
      elements: [{ at: 1, name: 'total', kind: 'amount', most: 15 }],
      means: 'What all of it comes to; cents.',
      basis: 'x12',
    },
  ],
  basis: 'protocols19',
}

/**
 * What the retailer pays the utility. The portal makes no payments: it reads copies of what a bank or billing system
 * sent.
 */
export const remittance: TransactionRule = {
  name: '820_02',
  set: '820',
  group: 'RA',
  title: 'CR to TDSP Remittance Advice',
  direction: 'received',
  otherParty: 'TDSP',
  purpose: 'Which invoices a payment pays, with the ESI ID of each.',
  parts: [
    {
      segment: 'BPR',
      elements: [
        { at: 1, name: 'handling', kind: 'text', least: 1, most: 2 },
        { at: 2, name: 'total', kind: 'number', most: 18 },
        { at: 3, name: 'sign', kind: 'text', least: 1, most: 1, codes: ['C', 'D'] },
        { at: 16, name: 'date', kind: 'date', least: 8, most: 8, isOptional: true },
      ],
      means: 'What is paid; dollars.',
      basis: 'x12',
    },
    {
      segment: 'TRN',
      key: { 1: ['1', '3'] },
      elements: [{ at: 2, name: 'reference', kind: 'text', most: 50 }],
      means: 'The trace number, which has to be that of the payment.',
      basis: 'guide820_02',
    },
    {
      loop: 'payments',
      parts: [
        {
          segment: 'RMR',
          elements: [
            { at: 1, name: 'kind', kind: 'text', least: 2, most: 3 },
            { at: 2, name: 'invoice', kind: 'text', most: 50 },
            { at: 4, name: 'amount', kind: 'number', most: 18 },
          ],
          means: 'An invoice and what is paid of it; dollars.',
          basis: 'x12',
        },
        { ...esiId, isOptional: true, basis: 'guide820_02' },
      ],
    },
  ],
  basis: 'guide820_02',
}

/** A party's response to a message whose form was correct and whose content was not. */
export const applicationAdvice: TransactionRule = {
  name: '824',
  set: '824',
  group: 'AG',
  title: 'Application Advice',
  direction: 'received',
  otherParty: 'TDSP',
  purpose: 'Rejects an invoice, a remittance or a report of usage, or accepts it.',
  parts: [
    {
      segment: 'BGN',
      key: { 1: ['11', '13'] },
      elements: [
        { at: 2, name: 'reference', kind: 'text', most: 30 },
        { at: 3, name: 'date', kind: 'date', least: 8, most: 8 },
        { at: 6, name: 'originalReference', kind: 'text', most: 30, isOptional: true },
        { at: 8, name: 'action', kind: 'text', most: 2, codes: ['82', 'EV', 'CF'], isOptional: true },
      ],
      means: '`BGN08`: `82` send it again, `EV` do not, `CF` accepted.',
      basis: 'codes824',
    },
    party('8S', 'utility', true),
    party('SJ', 'retailer', true),
    {
      loop: 'results',
      parts: [
        {
          segment: 'OTI',
          elements: [
            { at: 1, name: 'level', kind: 'text', most: 2, codes: ['TR', 'TP', 'TA', 'IR'] },
            { at: 3, name: 'originalReference', kind: 'text', most: 30, isOptional: true },
          ],
          means: '`TR` all is rejected, `TP` a part, `TA` all is accepted, `IR` an item is rejected.',
          basis: 'codes824',
        },
        {
          segment: 'REF',
          key: { 1: '7G' },
          elements: [
            { at: 2, name: 'code', kind: 'text', most: 30 },
            { at: 3, name: 'text', kind: 'text', most: 80, isOptional: true },
          ],
          isOptional: true,
          means: 'Why.',
          basis: 'unverified',
        },
      ],
    },
  ],
  basis: 'codes824',
}
