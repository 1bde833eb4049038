import type { BrandKey } from '@porchlight/brands'
import type { Language } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { update } from '@porchlight/server-methods/records/write'
import {
  byMailGroup,
  getsGroup,
  type MailGroup,
  type MailGroupFacts,
  type MailGroupField,
  mailGroupFacts,
  mailGroupFields,
  mailGroups,
} from '../../facts/mail-groups'
import { contactObject } from '../../objects/contact/object'
import type { RecordReader } from '../person/record-reader'
import { issueLink } from './issue-link'
import { pageAddress } from './page-address'

/** Which groups of mails somebody gets. */
export type MailChoice = Readonly<Record<MailGroup, boolean>>

/** Which groups the customer gets by their own choice; null for an unknown contact. */
export async function readMailChoice(reader: RecordReader, contactId: string): Promise<MailChoice | null> {
  const { engine, systemViewer } = reader
  const contact = await read(engine, systemViewer, contactObject, contactId, mailGroupFields)
  return contact === null ? null : byMailGroup(({ field }, group) => getsGroup(group, contact[field]))
}

/** Whether the customer gets a group at present. */
export async function wantsGroup(
  reader: RecordReader,
  contactId: string,
  group: MailGroup,
): Promise<boolean> {
  return (await readMailChoice(reader, contactId))?.[group] ?? mailGroupFacts[group].isUsual
}

/**
 * Writes what a customer chose. Unchanged choices retain the moment since which they apply; false when nothing changed.
 */
export async function chooseMails(
  { engine, systemViewer }: RecordReader,
  contactId: string,
  chosen: Readonly<Partial<MailChoice>>,
  now: Date,
): Promise<boolean> {
  const present = await readMailChoice({ engine, systemViewer }, contactId)
  if (present === null) return false
  const changed = mailGroups.filter((group) => (chosen[group] ?? present[group]) !== present[group])
  if (changed.length === 0) return false
  const fields: Partial<Record<MailGroupField, string | null>> = {}
  for (const group of changed) {
    const { field, isUsual } = mailGroupFacts[group]
    fields[field] = chosen[group] === isUsual ? null : now.toISOString()
  }
  await update(engine, systemViewer, contactObject, contactId, fields)
  return true
}

/** The subject of the link that turns one group off for one customer. */
export function choiceSubject(contactId: string, group: MailGroup): string {
  return `${contactId} ${group}`
}

/** Whose link it is, and for which group; null for another subject. */
export function choiceOf(
  subjectId: string,
): { readonly contactId: string; readonly group: MailGroup } | null {
  const [contactId = '', name] = subjectId.split(' ')
  const group = mailGroups.find((known) => known === name)
  return group === undefined ? null : { contactId, group }
}

/** All mails of a group to one customer hold the same link, so that one turns off what another one brought. */
const issuedOnce = 'mail choice'

/** Where the customer of a mail chooses mails, and what its mail program turns the group off by (RFC 8058). */
export async function choiceAddresses(
  services: PortalJobServices,
  { brand, language }: { readonly brand: BrandKey; readonly language: Language },
  contactId: string,
  group: MailGroup,
): Promise<{ readonly choose: string; readonly stop: string | null; readonly unsubscribe: string | null }> {
  const subjectId = choiceSubject(contactId, group)
  const link = await issueLink(services, issuedOnce, { purpose: 'mailChoice', brand, subjectId })
  const to = (path: string, token?: string) => pageAddress(services, { brand, language, path }, token)
  const unsubscribe = link === null ? null : to('/unsubscribe', link.token)
  const facts: MailGroupFacts = mailGroupFacts[group]
  return {
    choose: to('/profile/email-preferences'),
    stop: facts.isOffer === true ? unsubscribe : null,
    unsubscribe,
  }
}
