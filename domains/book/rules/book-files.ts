import { brandKeys } from '@porchlight/brands'
import { channelValues } from '../../customers/objects/channel-values'
import { consentObject } from '../../customers/objects/consent/object'
import { lineTypeValues } from '../../energy/objects/bill-line/line-types'
import type { BookFileName } from '../facts/book-file-names'

/** How the text of a cell is read. */
export type CellKind =
  | { readonly is: 'text'; readonly longest: number }
  /** The number of a customer, an account, a bill or a payment: letters, digits and dashes. */
  | { readonly is: 'number of a record'; readonly longest: number }
  | { readonly is: 'one of'; readonly values: readonly string[] }
  | { readonly is: 'day' }
  | { readonly is: 'dollars' }
  | { readonly is: 'decimal' }
  | { readonly is: 'whole number'; readonly from: number; readonly to: number }
  | { readonly is: 'ZIP code' }
  | { readonly is: 'state' }
  | { readonly is: 'phone' }
  | { readonly is: 'yes or no' }
  /** ISO 8601 in UTC. */
  | { readonly is: 'moment' }
  /** Kilowatt-hours of each quarter of an hour of a day, with a space between; `-` for one that was not read. */
  | { readonly is: 'intervals of a day' }

/** A column of a file. */
export interface BookColumn {
  readonly kind: CellKind
  /** Whether a row without it is refused. */
  readonly required: boolean
  /** What it holds, for the guide. */
  readonly about: string
}

/** A file of the book. */
export interface BookFile {
  /** The column that identifies the row, a number or an address; null where a row has none. */
  readonly key: string | null
  /** The column that names the row of another file which this one belongs to. */
  readonly parent: { readonly column: string; readonly file: BookFileName } | null
  readonly columns: Readonly<Record<string, BookColumn>>
}

const needed = (kind: CellKind, about: string): BookColumn => ({ kind, required: true, about })
const optional = (kind: CellKind, about: string): BookColumn => ({ kind, required: false, about })
const text = (longest: number): CellKind => ({ is: 'text', longest })
const oneOf = (...values: readonly string[]): CellKind => ({ is: 'one of', values })
const reference = (longest = 30): CellKind => ({ is: 'number of a record', longest })
const day: CellKind = { is: 'day' }
const dollars: CellKind = { is: 'dollars' }
const decimal: CellKind = { is: 'decimal' }

/** The files of an account's data besides its bills and payments. */
export const besideFileNames = ['deposits', 'intervals', 'consents'] as const

/** A file of an account's data besides its bills and payments. */
export type BesideFileName = (typeof besideFileNames)[number]

const consentTypes = consentObject.fields.Consent_Type__c.values.map(({ value }) => value)

/** Every file with its columns. The guide, the mapping and the parser are all based on it. */
export const bookFiles: Readonly<Record<BookFileName, BookFile>> = {
  customers: {
    key: 'customerNumber',
    parent: null,
    columns: {
      customerNumber: needed(reference(), 'your number of the customer'),
      brand: needed(oneOf(...brandKeys), 'the brand whose customer it is'),
      firstName: needed(text(40), 'first name'),
      lastName: needed(text(80), 'last name'),
      email: optional(text(80), 'where the registration link goes; without it, an advisor has to add one'),
      mobilePhone: optional({ is: 'phone' }, 'a number of the North American plan'),
      language: needed(oneOf('en', 'es'), 'the language of pages and mails'),
      postalCode: needed({ is: 'ZIP code' }, 'the ZIP code of the mailing address'),
    },
  },
  logins: {
    key: 'email',
    parent: { column: 'customerNumber', file: 'customers' },
    columns: {
      customerNumber: needed(reference(), 'whose login it is; a customer has one'),
      email: needed(text(80), 'what the customer logs in with; the link to a password goes there'),
      inactive: optional({ is: 'yes or no' }, 'whether it lets nobody in; empty is no'),
    },
  },
  accounts: {
    key: 'accountNumber',
    parent: { column: 'customerNumber', file: 'customers' },
    columns: {
      accountNumber: needed(reference(20), 'what customers find their account by'),
      customerNumber: needed(reference(), 'whose account it is'),
      commodity: needed(oneOf('Electricity', 'Gas'), 'what is supplied'),
      servicePoint: optional(text(22), 'the ESI ID of electricity, the account number at the utility of gas'),
      street: needed(text(100), 'the service address'),
      city: needed(text(40), 'its city'),
      state: needed({ is: 'state' }, 'its state'),
      postalCode: needed({ is: 'ZIP code' }, 'its ZIP code'),
      status: needed(oneOf('Active', 'Closed'), 'whether service goes on'),
      planName: optional(text(80), 'the English name of the plan as customers know it'),
      planCode: optional(
        reference(40),
        'the `ProductCode` of the plan here; without it, no prices are shown',
      ),
      contractStart: optional(day, 'the first day of the contract; needed with any other part of it'),
      contractEnd: optional(day, 'its last day; empty from month to month'),
      termMonths: optional({ is: 'whole number', from: 1, to: 120 }, 'the term in months'),
      balance: needed(
        dollars,
        'what is owed today, below zero for a credit; bills and payments have to give it',
      ),
    },
  },
  bills: {
    key: 'billNumber',
    parent: { column: 'accountNumber', file: 'accounts' },
    columns: {
      billNumber: needed(reference(), 'the number of the bill'),
      accountNumber: needed(reference(20), 'the account that it is of'),
      billDate: needed(day, 'the day on which it was issued; an account has one bill a day'),
      dueDate: needed(day, 'when it was or is due'),
      periodStart: needed(day, 'the first day that it bills'),
      periodEnd: needed(day, 'the last day that it bills'),
      opening: needed(dollars, 'what was owed before it: `closing` of the bill before'),
      charges: needed(dollars, 'what it adds: the sum of its lines'),
      payments: needed(dollars, 'what was paid since the bill before'),
      closing: needed(dollars, '`opening` + `charges` − `payments`'),
      estimated: optional({ is: 'yes or no' }, 'whether it is by an estimated reading; empty is no'),
      final: optional({ is: 'yes or no' }, 'whether it is the final bill; empty is no'),
      kilowattHours: optional(decimal, 'electricity used in the period'),
      therms: optional(decimal, 'gas used in the period'),
    },
  },
  'bill-lines': {
    key: null,
    parent: { column: 'billNumber', file: 'bills' },
    columns: {
      billNumber: needed(reference(), 'the bill that it is of; lines stand in the order of the file'),
      type: needed(oneOf(...lineTypeValues.map(({ value }) => value)), 'what is charged'),
      chargedBy: needed(oneOf('Provider', 'Utility', 'Government'), 'who charges it'),
      amount: needed(dollars, 'below zero for a credit'),
      quantity: optional(decimal, 'how much was charged for'),
      unit: optional(oneOf('kWh', 'therm', 'month'), 'its unit'),
      rate: optional(decimal, 'cents per unit'),
    },
  },
  payments: {
    key: 'paymentReference',
    parent: { column: 'accountNumber', file: 'accounts' },
    columns: {
      paymentReference: needed(reference(), 'your number of the payment'),
      accountNumber: needed(reference(20), 'the account that was paid'),
      date: needed(day, 'when it was paid; it is part of the first bill of a later day'),
      amount: needed(dollars, 'above zero; leave out what was returned'),
      channel: needed(oneOf('Mail', 'Phone'), 'how it came; `Mail` for all that was not taken by phone'),
      method: optional(oneOf('Card', 'Bank_Account'), 'what it was paid by'),
    },
  },
  deposits: {
    key: 'depositNumber',
    parent: { column: 'accountNumber', file: 'accounts' },
    columns: {
      depositNumber: needed(reference(), 'your number of the deposit'),
      accountNumber: needed(reference(20), 'the account that it is held for'),
      amount: needed(dollars, 'what was paid and is held; leave out what was refunded or applied'),
      paidDate: needed(day, 'when it was paid; interest counts from then'),
    },
  },
  intervals: {
    key: null,
    parent: { column: 'accountNumber', file: 'accounts' },
    columns: {
      accountNumber: needed(reference(20), 'the account whose meter was read'),
      day: needed(day, 'a day that is over, by the clock of the home; an account has one row a day'),
      estimated: optional({ is: 'yes or no' }, 'whether the reads are estimated; empty is no'),
      kilowattHours: needed(
        { is: 'intervals of a day' },
        'each quarter of an hour in its order, with a space between and `-` for one that was not read: 96, or 92 or 100 where clocks change',
      ),
    },
  },
  consents: {
    key: null,
    parent: { column: 'accountNumber', file: 'accounts' },
    columns: {
      accountNumber: needed(reference(20), 'the account that it is about'),
      type: needed(oneOf(...consentTypes), 'what was agreed to'),
      action: needed(oneOf('Given', 'Withdrawn'), 'whether it was given or taken back'),
      givenAt: needed({ is: 'moment' }, 'when'),
      channel: needed(oneOf(...channelValues.map(({ value }) => value)), 'how'),
      textVersion: needed(text(40), 'the version of the words that the customer saw or heard'),
      textLanguage: needed(oneOf('en', 'es'), 'their language'),
      text: optional(text(4_000), 'the words'),
    },
  },
}
