import type { RecordRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { RecordSchema } from '../../representation/record-schema'
import { RecordIdParam } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Record writes and avatars'

/** A file with its newest version and the records it is used for. */
export interface ContentDocumentComposite {
  readonly contentDocument: RecordRepresentation
  readonly contentDocumentLinks: readonly RecordRepresentation[]
  readonly contentVersion: RecordRepresentation
}

const Composite = Type.Unsafe<ContentDocumentComposite>(
  Type.Object(
    {
      contentDocument: RecordSchema,
      contentDocumentLinks: Type.Array(RecordSchema),
      contentVersion: RecordSchema,
    },
    { $id: 'ContentDocumentComposite' },
  ),
)

/** The parts of the body; `json` may contain `title`, `description` and `firstPublishLocationId` together. */
const UploadBody = Type.Object({
  fileData: Type.Optional(Type.Any({ description: 'The file.' })),
  title: Type.Optional(Type.String({ maxLength: 255 })),
  description: Type.Optional(Type.String({ maxLength: 1000 })),
  json: Type.Optional(
    Type.Any({ description: 'The same as JSON, with firstPublishLocationId; before the file.' }),
  ),
})

const errors = [
  'forbidden',
  'invalidParameter',
  'unsupportedMediaType',
  'invalidFileFormat',
  'fileTooLarge',
  'emptyFile',
  'fileQuota',
  'fileLocked',
  'fileHeic',
  'fileMixed',
  'fileTooLargeInside',
] as const

export const createContentDocumentAndVersionContract = defineCall({
  name: 'createContentDocumentAndVersion',
  method: 'POST',
  path: '/ui-api/records/content-documents/content-versions',
  summary: 'Sends a new file.',
  params: Type.Object({}),
  query: Type.Object({}),
  body: UploadBody,
  multipart: true,
  answer: Composite,
  successStatus: 201,
  errorKind: 'write',
  errors,
  source,
})

export const createContentVersionContract = defineCall({
  name: 'createContentVersion',
  method: 'POST',
  path: '/ui-api/records/content-documents/{contentDocumentId}/content-versions',
  summary: 'Sends a new version of a file.',
  params: Type.Object({ contentDocumentId: RecordIdParam }),
  query: Type.Object({}),
  body: UploadBody,
  multipart: true,
  answer: Composite,
  successStatus: 201,
  errorKind: 'write',
  errors: ['invalidRecordId', 'notFound', ...errors],
  source,
})
