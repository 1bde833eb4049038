import { Type } from 'typebox'

/** The address of the methods of an import. */
export const bookController = '/CustomerPortalBookController'

/** The id of an upload. */
export const UploadIdParam = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  description: 'As `createBookUpload` returned it.',
})

/** The parameters of methods that return a file of an upload, or none. */
export const noQuery = Type.Object({}, { additionalProperties: false })
