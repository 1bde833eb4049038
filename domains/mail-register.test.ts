import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../scripts/source/list-files'
import { mailGroups } from './customers/facts/mail-groups'
import { alwaysReasons, groupOfMail, type MailEntry, mailRegister } from './customers/facts/mail-register'

const folders = listFiles('domains', ['/mail.ts'])
  .filter((file) => file.split('/')[2] === 'mails')
  .map((file) => basename(dirname(file)))
const entries: readonly (readonly [string, MailEntry])[] = Object.entries(mailRegister)

/** A mail that says on behalf of two forms what no page may; it has no folder. */
const withoutFolder = ['inactive-account']

describe('the register of mails', () => {
  it('says of every mail whether it may be turned off, and of no other', () => {
    expect(folders.length).toBeGreaterThan(60)
    expect(entries.map(([name]) => name).toSorted()).toEqual([...folders, ...withoutFolder].toSorted())
  })

  it('lets customers turn these off and no others', () => {
    const optional = entries.flatMap(([name, entry]) => ('group' in entry ? [`${entry.group}: ${name}`] : []))
    expect(optional.toSorted()).toEqual([
      'bills: bill-ready',
      'bills: bill-ready-debited',
      'bills: bill-ready-nothing-due',
      'offers: campaign-offer',
      'orders: document-accepted',
      'orders: enrollment-update',
      'orders: plan-change-applied',
      'receipts: payment-receipt',
      'receipts: payment-receipt-in-part',
    ])
  })

  it('has a mail in every group, and needs every reason', () => {
    const groups = entries.flatMap(([, entry]) => ('group' in entry ? [entry.group] : []))
    expect([...new Set(groups)].toSorted()).toEqual([...mailGroups].toSorted())
    const reasons = entries.flatMap(([, entry]) => ('always' in entry ? [entry.always] : []))
    expect([...new Set(reasons)].toSorted()).toEqual(Object.keys(alwaysReasons).toSorted())
  })

  it('has a mail come that it does not know', () => {
    expect(groupOfMail('payment-receipt')).toBe('receipts')
    expect(groupOfMail('password-changed')).toBeNull()
    expect(groupOfMail('test-news')).toBeNull()
    expect(groupOfMail('constructor')).toBeNull()
  })
})
