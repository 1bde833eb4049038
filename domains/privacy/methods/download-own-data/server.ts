import { createLabels } from '@porchlight/i18n'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { writeZip } from '@porchlight/server-methods/files/write-zip'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countAttempt } from '../../../customers/operations/limits/count-attempt'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { localDay } from '../../../customers/rules/calendar-day'
import { ownDataLabels } from '../../operations/own-data/labels'
import { ownDataFiles } from '../../operations/own-data/own-data-files'
import { readDataOwner } from '../../operations/own-data/read-data-owner'
import { downloadMailKey, sendDataDownloaded } from '../../operations/own-data/send-data-downloaded'
import { downloadOwnDataContract } from './contract'

/** Read as the customer and streamed as it is read. The archive's name contains the day and nothing else. */
const handle = handleCall(
  downloadOwnDataContract,
  async ({ query: { language } }, context: MethodContext) => {
    const customer = signedInCustomer(context)
    await countAttempt(context, 'ownDataOfPerson', customer.userId)
    const reader = { ...context, viewer: { ...customer, language } }
    const owner = await readDataOwner(reader)
    const madeAt = context.now()
    const { userId } = customer
    const payload = { userId, downloadedAt: madeAt.toISOString() }
    await context.enqueue(sendDataDownloaded.name, payload, { key: downloadMailKey(userId, madeAt) })
    const name = createLabels(language, ownDataLabels)('archiveName')
    return {
      body: writeZip(ownDataFiles(reader, owner), madeAt) as never,
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}-${localDay(madeAt)}.zip"`,
      },
    }
  },
)

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
