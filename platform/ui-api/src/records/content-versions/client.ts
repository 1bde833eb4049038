import { checkRecordId, checkString, deepFreeze, defineWriteAdapter } from '@porchlight/data-service'
import { resourceRequest } from '../../request/resource-request-client'
import type {
  ContentDocumentComposite,
  createContentDocumentAndVersionContract,
  createContentVersionContract,
} from './contract'

const documentsPath: typeof createContentDocumentAndVersionContract.path =
  '/ui-api/records/content-documents/content-versions'
const versionsPath: typeof createContentVersionContract.path =
  '/ui-api/records/content-documents/{contentDocumentId}/content-versions'

/** A file to be sent. */
export interface CreateContentDocumentAndVersionInput {
  readonly fileData: Blob
  /** The file's own name by default. */
  readonly title?: string | undefined
  readonly description?: string | undefined
}

/** A new version of a file that is known. */
export interface CreateContentVersionInput extends CreateContentDocumentAndVersionInput {
  readonly contentDocumentId: string
}

interface CheckedUpload {
  readonly contentDocumentId: string | null
  readonly body: FormData
}

/** Sends a new file. */
export const createContentDocumentAndVersion = defineWriteAdapter<
  CreateContentDocumentAndVersionInput,
  CheckedUpload,
  ContentDocumentComposite
>({
  name: 'createContentDocumentAndVersion',
  checkConfig: (input) => checkUpload(input, null),
  resourceRequest: ({ body }) => resourceRequest('POST', documentsPath, {}, {}, body),
  ingest: ingestComposite,
})

/** Sends a new version of a file. */
export const createContentVersion = defineWriteAdapter<
  CreateContentVersionInput,
  CheckedUpload,
  ContentDocumentComposite
>({
  name: 'createContentVersion',
  checkConfig(input) {
    const contentDocumentId = checkRecordId(input?.contentDocumentId)
    return contentDocumentId === null ? null : checkUpload(input, contentDocumentId)
  },
  resourceRequest: ({ contentDocumentId, body }) =>
    resourceRequest('POST', versionsPath, { contentDocumentId: contentDocumentId ?? '' }, {}, body),
  ingest: ingestComposite,
})

/** The file is required; a title or description that is not a string is dropped. The file comes last. */
function checkUpload(
  input: CreateContentDocumentAndVersionInput,
  contentDocumentId: string | null,
): CheckedUpload | null {
  if (!(input?.fileData instanceof Blob)) return null
  const body = new FormData()
  const title = checkString(input.title)
  const description = checkString(input.description)
  if (title !== undefined) body.append('title', title)
  if (description !== undefined) body.append('description', description)
  body.append('fileData', input.fileData)
  return { contentDocumentId, body }
}

function ingestComposite(
  response: { readonly body: unknown },
  _config: CheckedUpload,
  writer: { putRecord(record: ContentDocumentComposite['contentDocument']): void },
): ContentDocumentComposite {
  const composite = response.body as ContentDocumentComposite
  writer.putRecord(composite.contentDocument)
  writer.putRecord(composite.contentVersion)
  for (const link of composite.contentDocumentLinks) writer.putRecord(link)
  return deepFreeze(composite)
}
