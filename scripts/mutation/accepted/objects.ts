import { type AcceptedMutant, acceptedFor } from './accepted-mutant'

/** Accepted changes of access to the objects and their rules. */
export const ofObjects: readonly AcceptedMutant[] = [
  ...acceptedFor(
    'The list names every field there is today; one that is added has to be named to be shown.',
    {
      'domains/customers/objects/user/access.ts': [
        ["read: [...ownFields, 'Portal_Role__c', 'Served_Brand__c', 'IsActive'],", 'read all'],
      ],
      'domains/files/objects/content-document/access.ts': [
        [
          "read: ['Title', 'Description', 'FileExtension', 'ContentSize', 'Scan_Status__c', 'Contact__c'],",
          'read all',
        ],
      ],
      'domains/messages/objects/case-comment/access.ts': [
        ['customer: { records: scope.customer, read: readable, create: writable },', 'read all'],
        ['advisor: { records: scope.staff, read: readable, create: writable },', 'read all'],
        ['supervisor: { records: scope.staff, read: readable, create: writable },', 'read all'],
      ],
    },
  ),
  ...acceptedFor('The rule lets only four digits through.', {
    'domains/customers/objects/last-four.ts': [['length: 4,', '4 → 40']],
  }),
  ...acceptedFor('A year before the first day has no days to count.', {
    'domains/credit/rules/deposit-terms.ts': [
      ['for (let year = Number(from.slice(0, 4)); year <= Number(until.slice(0, 4)); year += 1) {', '0 → 1'],
    ],
  }),
]
