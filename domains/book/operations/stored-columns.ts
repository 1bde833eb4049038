import type { FieldScalar, RecordRepresentation } from '@porchlight/metadata'
import type { BookFileName } from '../facts/book-file-names'
import type { BookRow } from '../rules/book-row'
import type { CellValue } from '../rules/read-cell'
import type { FieldChange } from './field-changes'

/** The values of a record's fields, by their paths. */
export type StoredValues = Readonly<Record<string, FieldScalar>>

/** A column whose value several fields give. */
interface GivenBy {
  readonly fields: readonly string[]
  readonly cell: (values: StoredValues) => CellValue
}

/** Where the rows of a file are stored. */
export interface StoredFile {
  readonly objectApiName: string
  /** The path of the field that holds a column. Columns that name another row are not here: the record of that row does. */
  readonly columns: Readonly<Record<string, string | GivenBy>>
  /** Fields that follow from others when rows are imported; what else a record holds has no column. */
  readonly follows: readonly string[]
}

const servicePoint: GivenBy = {
  fields: ['Commodity__c', 'ESIID__c', 'Gas_Account_Number__c'],
  cell: ({ Commodity__c, ESIID__c, Gas_Account_Number__c }) =>
    (Commodity__c === 'Gas' ? Gas_Account_Number__c : ESIID__c) ?? null,
}

const channel: GivenBy = {
  fields: ['Channel__c'],
  cell: ({ Channel__c }) => (Channel__c === 'Phone' ? 'Phone' : 'Mail'),
}

/** Intervals as a cell has them, each with the digits that it is stored with. */
export function spacedIntervals(values: readonly string[]): string {
  return values.map((value) => (value === '' || value === '-' ? '-' : Number(value).toFixed(3))).join(' ')
}

/** Every file as it is stored: exported as such, and compared with rows that are imported again. */
export const storedFiles: Readonly<Record<BookFileName, StoredFile>> = {
  customers: {
    objectApiName: 'Contact',
    columns: {
      brand: 'Customer_Brand__c',
      firstName: 'FirstName',
      lastName: 'LastName',
      email: 'Email',
      mobilePhone: 'MobilePhone',
      language: 'Preferred_Language__c',
      postalCode: 'MailingPostalCode',
    },
    follows: ['Name'],
  },
  logins: {
    objectApiName: 'User',
    columns: {
      email: 'Username',
      inactive: { fields: ['IsActive'], cell: ({ IsActive }) => IsActive === false },
    },
    follows: [
      'Name',
      'FirstName',
      'LastName',
      'Email',
      'ContactId',
      'Calc_Contact_Id__c',
      'Portal_Role__c',
      'LanguageLocaleKey',
    ],
  },
  accounts: {
    objectApiName: 'Account',
    columns: {
      accountNumber: 'AccountNumber',
      commodity: 'Commodity__c',
      servicePoint,
      street: 'Service_Street__c',
      city: 'Service_City__c',
      state: 'Service_State__c',
      postalCode: 'Service_Postal_Code__c',
      status: 'Status__c',
      planName: 'Plan_Name__c',
      planCode: 'Plan__r.ProductCode',
      contractStart: 'Contract_Start_Date__c',
      contractEnd: 'Contract_End_Date__c',
      termMonths: 'Contract_Term_Months__c',
      balance: 'Balance__c',
    },
    follows: [
      'Name',
      'Account_Brand__c',
      'ContactId',
      'Plan__c',
      'Time_Zone__c',
      'Utility__c',
      'First_Contract_Notice__c',
      'Second_Contract_Notice__c',
      'Last_Contract_Notice__c',
      'Free_To_Leave_From__c',
      'Next_Contract_Mail__c',
      'Average_Billing_Reported_At__c',
    ],
  },
  bills: {
    objectApiName: 'Bill__c',
    columns: {
      billNumber: 'Name',
      billDate: 'Bill_Date__c',
      dueDate: 'Due_Date__c',
      periodStart: 'Period_Start__c',
      periodEnd: 'Period_End__c',
      opening: 'Opening_Balance__c',
      charges: 'Charges__c',
      payments: 'Payments__c',
      closing: 'Closing_Balance__c',
      estimated: 'Is_Estimated__c',
      final: 'Is_Final__c',
      kilowattHours: 'Usage__r.Kilowatt_Hours__c',
      therms: 'Usage__r.Therms__c',
    },
    follows: ['Account__c', 'Usage__c', 'Status__c', 'Paid_Date__c', 'Matched_Payments__c'],
  },
  'bill-lines': {
    objectApiName: 'Bill_Line__c',
    columns: {
      type: 'Line_Type__c',
      chargedBy: 'Charged_By__c',
      amount: 'Amount__c',
      quantity: 'Quantity__c',
      unit: 'Unit__c',
      rate: 'Rate__c',
    },
    follows: ['Name', 'Bill__c', 'Sort_Order__c'],
  },
  payments: {
    objectApiName: 'Payment__c',
    columns: {
      paymentReference: 'Name',
      date: 'Payment_Date__c',
      amount: 'Amount__c',
      channel,
      method: 'Method_Type__c',
    },
    follows: ['Account__c', 'Bill__c', 'Purpose__c', 'Status__c', 'Settled_Date__c'],
  },
  deposits: {
    objectApiName: 'Deposit__c',
    columns: { depositNumber: 'Name', amount: 'Paid_Amount__c', paidDate: 'Paid_Date__c' },
    follows: [
      'Account__c',
      'Required_Amount__c',
      'Cap_Amount__c',
      'Status__c',
      'Payment_Confirmation_Number__c',
      'Interest_Rate__c',
      'Interest_Accrued__c',
      'On_Time_Bills__c',
    ],
  },
  intervals: {
    objectApiName: 'Interval_Read__c',
    columns: {
      day: 'Read_Date__c',
      estimated: {
        fields: ['Read_Type__c'],
        cell: ({ Read_Type__c }) => Read_Type__c === 'Estimated',
      },
      kilowattHours: {
        fields: ['Interval_Values__c'],
        cell: ({ Interval_Values__c }) => spacedIntervals(String(Interval_Values__c).split(',')),
      },
    },
    follows: ['Name', 'Account__c', 'Interval_Count__c', 'Kilowatt_Hours__c'],
  },
  consents: {
    objectApiName: 'Consent__c',
    columns: {
      type: 'Consent_Type__c',
      action: 'Action__c',
      givenAt: 'Given_At__c',
      channel: 'Channel__c',
      textVersion: 'Text_Version__c',
      textLanguage: 'Text_Language__c',
      text: 'Consent_Text__c',
    },
    follows: ['Name', 'Contact__c', 'Account__c'],
  },
}

/** The paths of the fields that a file's columns are read from. */
export function pathsOf(file: BookFileName): readonly string[] {
  const paths = Object.values(storedFiles[file].columns).flatMap((column) =>
    typeof column === 'string' ? [column] : column.fields,
  )
  return [...new Set(paths)]
}

/** The columns of a file as a record holds them. */
export function cellsOf(file: BookFileName, values: StoredValues): Readonly<Record<string, CellValue>> {
  const cells = Object.entries(storedFiles[file].columns).map(([name, column]) => [
    name,
    typeof column === 'string' ? (values[column] ?? null) : column.cell(values),
  ])
  return Object.fromEntries(cells)
}

/** Returns the columns in which a row differs from the record, with both values. */
export function differencesOf({ file, values }: BookRow, stored: StoredValues): readonly FieldChange[] {
  return Object.entries(cellsOf(file, stored)).flatMap(([column, held]) => {
    const next = values[column] ?? null
    return next === held ? [] : [{ column, stored: held, next }]
  })
}

/** The value at the end of a path that may span, such as `Plan__r.ProductCode`. */
export function valueAt(record: RecordRepresentation, path: string): FieldScalar {
  const [first = '', ...rest] = path.split('.')
  const value = record.fields[first]?.value ?? null
  if (typeof value !== 'object' || value === null) return value
  return valueAt(value, rest.join('.'))
}
