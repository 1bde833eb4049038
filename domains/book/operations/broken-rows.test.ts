import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleBook, importInto } from '../../testing/book-folder'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import type { BookFileName } from '../facts/book-file-names'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

type Change = readonly [file: BookFileName, from: string, to: string]

const broken: readonly (readonly [...Change, sentence: string])[] = [
  ['customers', 'C-1002,first', ',first', 'customers.csv line 3: Fill in customerNumber.'],
  [
    'customers',
    'C-1002,first',
    'C 1002,first',
    'customers.csv line 3: Write customerNumber with letters, digits and dashes alone, 30 at most.',
  ],
  [
    'customers',
    'C-1002,first',
    'C-1002,fourth',
    'customers.csv line 3: Write brand as first, second, or third, or map your codes to these in mapping.json.',
  ],
  ['customers', 'Farrington', 'F'.repeat(81), 'customers.csv line 3: Shorten lastName to 80 characters.'],
  [
    'customers',
    'odell.farrington@',
    'odell.farrington@@',
    'customers.csv line 3: Email: Enter an email address such as name@example.com.',
  ],
  [
    'customers',
    '(713) 555-0142',
    'call me',
    'customers.csv line 2: Write mobilePhone as a telephone number, such as (713) 555-0121.',
  ],
  [
    'customers',
    '(713) 555-0142',
    '(999) 555-0142',
    'customers.csv line 2: Write mobilePhone as a number of the North American plan, such as (713) 555-0121.',
  ],
  [
    'customers',
    ',en,77002',
    ',fr,77002',
    'customers.csv line 3: Write language as en or es, or map your codes to these in mapping.json.',
  ],
  [
    'customers',
    ',en,77002',
    ',en,7702',
    'customers.csv line 3: Write postalCode as a ZIP code of five digits, such as 77002.',
  ],
  [
    'customers',
    ',en,77002',
    ',en',
    'customers.csv line 3: The row has 7 cells and the heading 8: put text with commas into quotation marks.',
  ],
  [
    'customers',
    'C-1002,first',
    'C-1001,first',
    'customers.csv line 2: customerNumber C-1001 is in lines 2, 3: leave one of them.',
  ],
  [
    'customers',
    'C-1002,first',
    'C-1009,first',
    'accounts.csv line 4: There is no customer “C-1002” in these files or from an earlier import: add it, or correct customerNumber.',
  ],
  [
    'customers',
    ',en,77002',
    ',,77002',
    'accounts.csv line 4: Customer “C-1002” (line 3 of customers.csv) is refused: mend it, and send this row with it.',
  ],
  ['accounts', 'C-1002', '', 'accounts.csv line 4: Fill in customerNumber.'],
  [
    'accounts',
    ',TX,77002,Closed',
    ',Texas,77002,Closed',
    'accounts.csv line 3: Write state as two capitals, such as TX.',
  ],
  [
    'accounts',
    '10890000000000011',
    '99',
    'accounts.csv line 2: ESI ID: Enter the 17 or 22 digits of the ESI ID, which begins with 10.',
  ],
  [
    'accounts',
    'Fixed 12,,2025-09-01',
    'Fixed 12,NOT-OURS,2025-09-01',
    'accounts.csv line 2: There is no plan NOT-OURS of this brand: create it, or leave planCode empty.',
  ],
  [
    'accounts',
    '2025-09-01,2026-08-31',
    '2025-09-01,2025-08-31',
    'accounts.csv line 2: Write a contractEnd that is not before contractStart.',
  ],
  [
    'accounts',
    '2025-09-01,2026-08-31',
    ',2026-08-31',
    'accounts.csv line 2: Fill in contractStart, or leave planCode, contractEnd and termMonths empty as well.',
  ],
  [
    'accounts',
    ',12,61.15',
    ',121,61.15',
    'accounts.csv line 2: Write termMonths as a whole number from 1 to 120.',
  ],
  [
    'accounts',
    ',12,61.15',
    ',12,"61,15"',
    'accounts.csv line 2: Write balance in dollars and cents, such as 1234.50 or -12.00, a million at most.',
  ],
  [
    'accounts',
    ',12,61.15',
    ',12,61.16',
    'accounts.csv line 2: balance is 61.16, and its bills and payments give 61.15: correct it, or send the bill or payment that is missing.',
  ],
  [
    'bills',
    '2025-10-03,2025-10-20,2025-09-01,2025-09-30,0.00,104.30',
    '2025-02-30,2025-10-20,2025-09-01,2025-09-30,0.00,104.30',
    'bills.csv line 2: Write billDate as a day of the calendar, such as 2026-03-31.',
  ],
  [
    'bills',
    'B-11-1,7100000011,2025-10-03',
    'B-11-1,7100000011,2031-10-03',
    'bills.csv line 2: Write a dueDate that is not before billDate.',
  ],
  [
    'bills',
    'B-11-2,7100000011,2025-11-03,2025-11-20',
    'B-11-2,7100000011,2031-11-03,2031-11-20',
    'bills.csv line 3: Send it once it is issued: billDate is in the future.',
  ],
  [
    'bills',
    '2025-10-01,2025-10-31',
    '2025-10-01,2025-09-30',
    'bills.csv line 3: Write a periodEnd that is not before periodStart.',
  ],
  [
    'bills',
    '2025-10-01,2025-10-31',
    '2025-01-01,2025-10-31',
    'bills.csv line 3: Write a period of 120 days at most.',
  ],
  [
    'bills',
    '104.30,81.15,104.30,81.15',
    '104.30,81.15,104.30,81.16',
    'bills.csv line 3: opening + charges − payments is 81.15 and closing is 81.16: correct one of them.',
  ],
  [
    'bills',
    '104.30,81.15,104.30,81.15',
    '100.00,81.15,100.00,81.15',
    'bills.csv line 3: It opens with 100.00, and bill B-11-1 before it closes with 104.30: correct one of them, or send the bill between them.',
  ],
  [
    'bills',
    'B-11-2,7100000011,2025-11-03',
    'B-11-2,7100000011,2025-10-03',
    'bills.csv line 3: Bill B-11-1 of 2025-10-03 is not older: send bills of an account in the order of their days, one a day.',
  ],
  ['bills', ',yes,,601', ',maybe,,601', 'bills.csv line 3: Write estimated as yes or no.'],
  [
    'bills',
    ',yes,,601',
    ',yes,,6e1',
    'bills.csv line 3: Write kilowattHours as a number of at most four decimals, such as 812.5.',
  ],
  [
    'bills',
    'B-13-1,7100000013',
    'B-13-1,7100000099',
    'bills.csv line 5: There is no account “7100000099” in these files: add it, or correct accountNumber.',
  ],
  [
    'bill-lines',
    'B-11-2,Energy,Provider,76.20',
    'B-11-2,Energy,Provider,76.21',
    'bills.csv line 3: Its lines come to 81.16 and charges is 81.15: send lines that add up to the charges.',
  ],
  [
    'bill-lines',
    'B-12-1,Energy',
    'B-12-9,Energy',
    'bill-lines.csv line 6: There is no bill “B-12-9” in these files: add it, or correct billNumber.',
  ],
  [
    'bill-lines',
    'B-13-1,Bill_Credit,Provider,-5.00',
    'B-13-1,Bill_Credit,Neighbour,-5.00',
    'bill-lines.csv line 9: Write chargedBy as Provider, Utility, or Government, or map your codes to these in mapping.json.',
  ],
  [
    'payments',
    'P-11-1,7100000011,2025-10-18,104.30',
    'P-11-1,7100000011,2025-10-18,100.00',
    'bills.csv line 3: Payments since the bill before come to 100.00 and payments is 104.30: send all payments of that time, or none.',
  ],
  [
    'payments',
    '20.00,Mail',
    '-20.00,Mail',
    'payments.csv line 4: Write an amount above zero, and leave out payments that were returned.',
  ],
  [
    'payments',
    'P-12-1,7100000012,2025-10-19',
    'P-12-1,7100000012,2031-10-19',
    'payments.csv line 4: Send it once it is received: date is in the future.',
  ],
  [
    'payments',
    'P-12-1,7100000012',
    'P-11-1,7100000012',
    'payments.csv line 2: paymentReference P-11-1 is in lines 2, 4: leave one of them.',
  ],
]

describe('a row that is broken', () => {
  it.each(broken)('in %s: %s becomes %s', async (file, from, to, sentence) => {
    const book = await exampleBook()
    await book.replace(file, from, to)
    const { said } = await importInto(bench, book.path, { isDryRun: true })
    expect(said).toContain(sentence)
  })

  it('stops no other customer and no other account', async () => {
    const book = await exampleBook()
    await book.replace('accounts', ',12,61.15', ',12,61.16')
    const { rows } = await importInto(bench, book.path, { isDryRun: true })
    expect(rows).toMatchObject({ customers: '2/0/0/0', accounts: '2/0/0/1' })
  })
})

describe('a file that cannot be read', () => {
  it.each([
    [
      'an unknown column',
      'customers.csv',
      'customerNumber,colour\n',
      'customers.csv has a column “colour” that is not known',
    ],
    [
      'columns under other names, all at once and with what is missing',
      'payments.csv',
      'Payment No,accountNumber,Paid,amount,channel\n',
      'payments.csv has columns “Payment No”, “Paid” that are not known: map them in mapping.json, to null to leave them out. payments.csv has no column for paymentReference, date: add it',
    ],
    [
      'semicolons for commas',
      'customers.csv',
      '\uFEFFcustomerNumber;brand;firstName\n',
      'customers.csv has semicolons between its columns: save it with commas.',
    ],
    [
      'a missing column',
      'payments.csv',
      'paymentReference,accountNumber,date,amount\n',
      'payments.csv has no column for channel',
    ],
    ['a column twice', 'customers.csv', 'brand,brand\n', 'customers.csv has two columns for brand'],
    ['no heading', 'customers.csv', '', 'customers.csv is empty: it needs its heading.'],
    [
      'an open quotation mark',
      'payments.csv',
      'paymentReference,accountNumber,date,amount,channel\n"P,1\n',
      'look for a quotation mark that is not closed or stands alone',
    ],
    ['a name that is not known', 'meters.csv', 'a\n', 'has a file meters.csv, which is not known'],
    ['a mapping that is not JSON', 'mapping.json', '{', 'mapping.json is not JSON'],
    ['a mapping of no file', 'mapping.json', '\uFEFF{"meters": {}}', 'mapping.json names a file “meters”'],
    ['a mapping of another part', 'mapping.json', '{"bills": {"rows": {}}}', 'write “columns” or “values”'],
    [
      'a mapping to no column',
      'mapping.json',
      '{"bills": {"columns": {"No": "number"}}}',
      'mapping.json names a column “number” of bills',
    ],
    [
      'two headings of one column',
      'mapping.json',
      '{"bills": {"columns": {"A": "opening", "B": "opening"}}}',
      'mapping.json maps two headings of bills to opening',
    ],
    [
      'a code of no value',
      'mapping.json',
      '{"accounts": {"values": {"status": {"A": "On"}}}}',
      'status is one of Active, Closed',
    ],
    ['totals that are not JSON', 'totals.json', '{', 'totals.json is no JSON object'],
    ['totals of no file', 'totals.json', '{"meters": {}}', 'totals.json names a file “meters”'],
    [
      'totals of another kind',
      'totals.json',
      '{"bills": {"sums": {"billDate": 1}}}',
      'numbers of columns of',
    ],
    [
      'another count of rows',
      'totals.json',
      '{"bills": {"rows": 5}}',
      'bills.csv has 4 rows and totals.json says 5: look which are missing or too many.',
    ],
    [
      'another sum',
      'totals.json',
      '{"bills": {"rows": 4, "sums": {"charges": 260.46}}}',
      'charges of bills.csv comes to 260.45 and totals.json says 260.46: look which rows are missing or wrong.',
    ],
    [
      'a code of no text',
      'mapping.json',
      '{"accounts": {"values": {"status": {"A": 1}}}}',
      'maps “A” of accounts to no text',
    ],
  ])('by %s is named, with what to do', async (_what, name, text, sentence) => {
    const book = await exampleBook()
    await book.write(name, text)
    await expect(importInto(bench, book.path, { isDryRun: true })).rejects.toThrow(sentence)
  })

  it('by letters that are not UTF-8 is named', async () => {
    const book = await exampleBook()
    await writeFile(join(book.path, 'customers.csv'), Buffer.from('customerNumber\nJos\xe9\n', 'latin1'))
    const reading = importInto(bench, book.path, { isDryRun: true })
    await expect(reading).rejects.toThrow('customers.csv is not UTF-8: save it again in this encoding.')
  })

  it('is no folder', async () => {
    await expect(importInto(bench, '/nowhere', { isDryRun: true })).rejects.toThrow(
      'There is no folder /nowhere.',
    )
  })
})
