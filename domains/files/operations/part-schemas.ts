import { Type } from 'typebox'

/** The progress of an upload in parts. */
export const UploadStatusSchema = Type.Object({
  uploadId: Type.String(),
  offset: Type.Number({ description: 'How many bytes are here; the next part begins there.' }),
  maxPartBytes: Type.Number({ description: 'The most that one part may hold.' }),
})

/** The offset of a part, in bytes, as a field of a form. */
export const PartOffset = Type.String({ pattern: '^[0-9]{1,10}$', description: 'In bytes.' })

/** The maximum size of one part, in bytes: the amount a slow line carries within the ten seconds of a request. */
export const maxPartBytes = 1_048_576
