import { type BrandKey, brandOf } from '@porchlight/brands'
import { isPorchlightError } from '@porchlight/errors'
import { createFormatter, createLabels } from '@porchlight/i18n'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { ArchiveEntry } from '@porchlight/server-methods/files/write-zip'
import { listEvery } from '@porchlight/server-methods/records/list'
import { accountObject } from '../../../customers/objects/account/object'
import { localDay } from '../../../customers/rules/calendar-day'
import { writeBillDocument } from '../../../energy/methods/bill-document/write-bill-document'
import { billObject } from '../../../energy/objects/bill/object'
import { usageFeed } from '../../../energy/operations/usage-file/usage-feed'
import { contentVersionObject } from '../../../files/objects/content-version/object'
import { readCleanFile } from '../../../files/operations/open-clean-file'
import { countOwnRecords } from './count-own-records'
import { ownDataLabels } from './labels'
import { ownDataJson } from './own-data-json'
import { type ListedFile, type ListedObject, ownDataPage } from './own-data-page'
import { ownDataTable } from './own-data-table'
import { ownObjects } from './own-objects'

/** Whose data it is: the customer's name, and the brand that it is held by. */
export interface DataOwner {
  readonly name: string
  readonly brand: BrandKey
}

/** The services that reading and writing the files needs. */
export type OwnDataContext = Pick<
  MethodContext,
  'engine' | 'viewer' | 'systemViewer' | 'metadata' | 'files' | 'brandAddress' | 'now'
>

const pageSize = 200
const jsonPath = 'data.json'

/**
 * Everything that the viewer, a customer, may read of their own, as the files of an archive in the viewer's language:
 * `data.json` with all records, a table of each object, the bills as PDF, usage as Green Button XML, the files that they
 * sent, and `index.html`, which shows the records and leads to the rest. What is read is decided by the rights of the
 * viewer, so an object that is declared tomorrow is part of it. Files that are not clean, or lost, are named in the page.
 */
export async function* ownDataFiles(
  context: OwnDataContext,
  { name, brand }: DataOwner,
): AsyncGenerator<ArchiveEntry> {
  const { engine, viewer, metadata } = context
  const { language } = viewer
  const madeAt = context.now()
  const t = createLabels(language, ownDataLabels)
  const objects: ListedObject[] = []
  for (const object of ownObjects(metadata)) {
    const count = await countOwnRecords(context, object.apiName)
    const table = `${t('tablesFolder')}/${object.labelPlural[language]}.csv`
    if (count > 0) objects.push({ object, count, table })
  }
  const listedObjects = objects.map(({ object }) => object)
  yield { path: jsonPath, content: ownDataJson(context, listedObjects, madeAt) }
  for (const { object, table } of objects) yield { path: table, content: ownDataTable(context, object) }

  const bills: ListedFile[] = []
  const allBills = listEvery(engine, viewer, billObject, {
    fields: ['Name'],
    orderedBy: ['-Bill_Date__c'],
    pageSize,
  })
  for await (const bill of allBills) {
    const { pdf, fileName } = await writeBillDocument(context, bill.id, language)
    const path = `${t('billsFolder')}/${bill.Name}-${fileName}`
    bills.push({ path, label: fileName })
    yield { path, content: [pdf], isCompressed: true }
  }

  const usage: ListedFile[] = []
  const accounts = listEvery(engine, viewer, accountObject, {
    fields: ['AccountNumber', 'Commodity__c', 'Time_Zone__c'],
    pageSize,
  })
  for await (const account of accounts) {
    const path = `${t('usageFolder')}/${account.AccountNumber ?? account.id}.xml`
    const range = {
      accountId: account.id,
      from: '2000-01-01',
      to: localDay(madeAt),
      timeZone: account.Time_Zone__c ?? 'America/Chicago',
    }
    usage.push({ path, label: account.AccountNumber ?? account.id })
    const feed = { commodity: account.Commodity__c, language, madeAt }
    yield { path, content: usageFeed(context, range, feed) }
  }

  const files: ListedFile[] = []
  const unavailable: string[] = []
  const versions = listEvery(engine, viewer, contentVersionObject, {
    fields: ['PathOnClient', 'ContentDocumentId', 'VersionNumber'],
    orderedBy: ['CreatedDate'],
    pageSize,
  })
  for await (const { PathOnClient: fileName, ContentDocumentId: id, VersionNumber: number } of versions) {
    const opened = await readCleanFile(context, viewer, id, String(number)).catch(nullIfMissing)
    if (opened === null) {
      unavailable.push(fileName)
    } else {
      const path = `${t('filesFolder')}/${files.length + 1}-${fileName.replace(/[/\\:]/g, '_')}`
      files.push({ path, label: fileName })
      yield { path, content: opened.bytes, isCompressed: true }
    }
  }

  const date = createFormatter({ language }).dateTime(madeAt)
  const page = {
    title: t('title', { brand: brandOf(brand).names.displayName }),
    madeFor: t('madeFor', { name, date }),
    objects,
    json: jsonPath,
    bills,
    usage,
    files,
    unavailable,
  }
  yield { path: 'index.html', content: ownDataPage(context, page) }
}

function nullIfMissing(error: unknown): null {
  if (isPorchlightError(error) && error.key === 'notFound') return null
  throw error
}
