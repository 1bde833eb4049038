import { type LoadedRecord, loadRecords } from '../load/load-records'
import { seededRandom, type TestWorld, testId } from './test-world'

/** How many records of each object the sample has. */
const sampleSize = { contacts: 6, accounts: 12, usages: 30, vaults: 2 } as const

/**
 * Returns records that share and lack references in every way that matters to access: contacts of both brands, accounts
 * whose brand differs from their contact's or that have no contact, usage with null in every column.
 */
function sampleRecords(seed: number): readonly LoadedRecord[] {
  const random = seededRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const maybe = <Value>(value: Value): Value | null => (random() < 0.25 ? null : value)
  const brand = () => maybe(random() < 0.5 ? 'first' : 'second')
  const records: LoadedRecord[] = [
    { objectApiName: 'User', id: testId('005', 1), fields: { Name: 'Iris Quill' } },
  ]
  for (let index = 0; index < sampleSize.vaults; index += 1) {
    records.push({ objectApiName: 'Vault__c', id: testId('a08', index), fields: { Name: `Vault ${index}` } })
  }
  for (let index = 0; index < sampleSize.contacts; index += 1) {
    records.push({
      objectApiName: 'Contact',
      id: testId('003', index),
      fields: {
        FirstName: maybe(`First ${index}`),
        LastName: `Last ${index}`,
        Email: maybe(`contact${index}@example.com`),
        Brand__c: brand(),
      },
    })
  }
  for (let index = 0; index < sampleSize.accounts; index += 1) {
    records.push({
      objectApiName: 'Account',
      id: testId('001', index),
      fields: {
        Name: `Account ${below(4)}`,
        Number__c: `N-${index}`,
        ContactId: maybe(testId('003', below(sampleSize.contacts))),
        Vault__c: maybe(testId('a08', below(sampleSize.vaults))),
        Brand__c: brand(),
        Status__c: 'Active',
        Balance__c: maybe(below(1000) / 100),
        Opened__c: maybe(`2026-0${1 + below(9)}-15`),
        Secret__c: `secret ${index}`,
      },
    })
  }
  for (let index = 0; index < sampleSize.usages; index += 1) {
    records.push({
      objectApiName: 'Usage__c',
      id: testId('a00', index),
      fields: {
        Name: maybe(`Usage ${below(3)}`),
        Account__c: testId('001', below(sampleSize.accounts)),
        Parent__c: maybe(testId('a00', below(sampleSize.usages))),
        Period__c: maybe(`2026-0${1 + below(3)}-01`),
        Read_At__c: maybe(`2026-01-0${1 + below(3)}T10:00:00.00${below(3)}Z`),
        Kwh__c: maybe(below(4) / 4),
        Days__c: maybe(below(3)),
        Estimated__c: random() < 0.5,
        Remark__c: maybe(`Remark ${below(3)}`),
      },
    })
  }
  return records
}

/** Loads the sample of `seed` into an empty world and returns its records. */
export async function loadSample(world: TestWorld, seed: number): Promise<readonly LoadedRecord[]> {
  const records = sampleRecords(seed)
  await loadRecords(world.pool, world.metadata, records, world.clock.now)
  return records
}
